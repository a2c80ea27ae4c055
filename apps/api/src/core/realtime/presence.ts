import * as z from 'zod/mini';
import type { Bus } from '../bus/bus.ts';
import { ofVendor, roomOf, vendorOfRoom } from './rooms.ts';
import type { VendorOfShop } from './rooms.ts';

export interface Presence {
  isOnline(vendor: VendorOfShop): Promise<boolean>;
  /** Hears of each vendor that comes or goes, wherever its desks are: told in every process, each to its own browsers. */
  onChange(listener: (vendor: VendorOfShop, online: boolean) => void): void;
}

const topic = 'presence';
/** All rooms with desks in a process, or one that has come or gone. */
const change = z.union([
  z.object({ all: z.array(z.string()) }),
  z.object({ room: z.string(), online: z.boolean() }),
]);

/** The rooms of this process, as the adapter of Socket.IO keeps them. */
interface RoomsOfProcess {
  readonly rooms: ReadonlyMap<string, unknown>;
  on(event: 'create-room' | 'delete-room', listener: (room: string) => void): unknown;
}

/**
 * By the desks that are connected to this process, and those that the others tell of. Who comes to the bus is told all; a process that
 * is gone has no desks. While the bus is cut the others' are as they were, for half a minute: then they have none until it is back.
 */
export function sharedPresence(adapter: RoomsOfProcess, bus: Bus): Presence {
  const elsewhere = new Map<string, Set<string>>();
  const listeners: ((vendor: VendorOfShop, online: boolean) => void)[] = [];
  const isAt = (room: string) =>
    adapter.rooms.has(room) || elsewhere.values().some((rooms) => rooms.has(room));
  const tell = (room: string, online: boolean) => {
    const vendor = vendorOfRoom(room);
    if (vendor) for (const listener of listeners) listener(vendor, online);
  };
  /** Takes over what another process has, and tells of those who came or went by that. */
  const set = (process: string, rooms: Set<string>) => {
    const before = elsewhere.get(process) ?? new Set();
    const came = [...rooms].filter((room) => !isAt(room));
    elsewhere.set(process, rooms);
    for (const room of came) tell(room, true);
    for (const room of before) if (!isAt(room)) tell(room, false);
  };
  const hear = (online: boolean) => (room: string) => {
    if (!vendorOfRoom(room)) return;
    bus.publish(topic, { room, online });
    if (!elsewhere.values().some((rooms) => rooms.has(room))) tell(room, online);
  };
  adapter.on('create-room', hear(true));
  adapter.on('delete-room', hear(false));
  bus.subscribe(topic, change, (said, process) => {
    if ('all' in said) return set(process, new Set(said.all));
    const rooms = new Set(elsewhere.get(process));
    if (said.online) rooms.add(said.room);
    else rooms.delete(said.room);
    set(process, rooms);
  });
  bus.onJoined(() => bus.publish(topic, { all: [...adapter.rooms.keys()].filter(vendorOfRoom) }));
  bus.onLeft((process) => {
    set(process, new Set());
    elsewhere.delete(process);
  });
  return {
    isOnline: async ({ shopId, vendorId }) => isAt(roomOf(shopId, ofVendor(vendorId))),
    onChange: (listener) => void listeners.push(listener),
  };
}
