/**
 * The connection of a conversation (spec §4): `lost` is one that stood before, `refused` one that the shop does not open,
 * as for a product that is gone, and `busy` one that it opens later.
 */
export interface Line {
  state: 'connecting' | 'connected' | 'lost' | 'refused' | 'busy';
  /** Somebody of the vendor has a desk open. */
  online: boolean;
  sellerTypes: boolean;
}

export type LineEvent =
  | { kind: 'joined'; online: boolean }
  | { kind: 'lost' }
  | { kind: 'refused' }
  | { kind: 'busy' }
  | { kind: 'presence'; online: boolean }
  | { kind: 'typing'; typing: boolean };

export const firstLine: Line = { state: 'connecting', online: false, sellerTypes: false };

/** What an event makes of the connection; who is not connected hears of nobody. */
export function lineAfter(line: Line, event: LineEvent): Line {
  switch (event.kind) {
    case 'joined':
      return { state: 'connected', online: event.online, sellerTypes: false };
    case 'lost':
    case 'refused':
    case 'busy':
      return { state: event.kind, online: false, sellerTypes: false };
    case 'presence':
      return { ...line, online: event.online, sellerTypes: event.online && line.sellerTypes };
    case 'typing':
      return { ...line, sellerTypes: event.typing };
  }
}
