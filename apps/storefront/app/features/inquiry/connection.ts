/**
 * The connection of a conversation (spec §4): `lost` is one that stood before, `refused` one that the shop does not open,
 * as for a product that is gone, and `busy` one that it opens later.
 */
export interface Connection {
  state: 'connecting' | 'connected' | 'lost' | 'refused' | 'busy';
  /** Somebody of the vendor has a desk open. */
  online: boolean;
  sellerTypes: boolean;
}

export type ConnectionEvent =
  | { kind: 'joined'; online: boolean }
  | { kind: 'lost' }
  | { kind: 'refused' }
  | { kind: 'busy' }
  | { kind: 'presence'; online: boolean }
  | { kind: 'typing'; typing: boolean };

export const firstConnection: Connection = { state: 'connecting', online: false, sellerTypes: false };

/** What an event makes of the connection; who is not connected hears of nobody. */
export function connectionAfter(connection: Connection, event: ConnectionEvent): Connection {
  switch (event.kind) {
    case 'joined':
      return { state: 'connected', online: event.online, sellerTypes: false };
    case 'lost':
    case 'refused':
    case 'busy':
      return { state: event.kind, online: false, sellerTypes: false };
    case 'presence':
      return { ...connection, online: event.online, sellerTypes: event.online && connection.sellerTypes };
    case 'typing':
      return { ...connection, sellerTypes: event.typing };
  }
}
