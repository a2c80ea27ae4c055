import type { Server } from 'socket.io';
import { ofVendor, roomOf, vendorOfRoom } from './rooms.ts';
import type { VendorOfShop } from './rooms.ts';

/** Which vendors have a desk open in front of somebody. */
export interface Presence {
  isOnline(vendor: VendorOfShop): Promise<boolean>;
  /** Hears of each vendor that comes or goes. */
  onChange(listener: (vendor: VendorOfShop, online: boolean) => void): void;
}

/** By the desks that are connected to this process: all there are, where one process runs. */
export function localPresence(io: Pick<Server, 'of'>): Presence {
  const { adapter } = io.of('/');
  return {
    isOnline: async ({ shopId, vendorId }) => adapter.rooms.has(roomOf(shopId, ofVendor(vendorId))),
    onChange(listener) {
      const hear = (online: boolean) => (room: string) => {
        const vendor = vendorOfRoom(room);
        if (vendor) listener(vendor, online);
      };
      adapter.on('create-room', hear(true));
      adapter.on('delete-room', hear(false));
    },
  };
}
