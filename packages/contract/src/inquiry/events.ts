import * as z from 'zod/mini';
import { id, prose } from '../core/fields.ts';
import type { Change } from './thread.ts';
import { offerStatuses } from './offer-states.ts';
import { maxMessageLength } from './rules.ts';

const room = z.object({ userId: id, vendorId: id, productId: id });
/** The three ids that name a conversation; `userId` is the shopper's account. */
export type Room = z.output<typeof room>;

/** What a browser may say on the socket besides `connectionCalls`, each with its payload (spec §7). */
export const clientEvents = {
  /**
   * Hears of a conversation from now on: the shopper's own, or a seller's with one of the vendor's shoppers. Answers an
   * acknowledgement, where one is asked for, with `roomJoined`.
   */
  joinRoom: room,
  leaveRoom: room,
  /** That a question was asked; what counts is stored by `askQuestion`, and told to the vendor's desks then. */
  NewQuestion: z.object({ user: id, vendor: id, product: id, content: prose(maxMessageLength, 1) }),
  /** By the shopper of a room that was joined. */
  userTyping: room,
  userStoppedTyping: room,
  /** By a seller of the room's vendor. */
  vendorTyping: room,
  vendorStoppedTyping: room,
} as const;

/** What the server says on the socket besides `connectionEvents` (spec §7; design §3). */
export const serverEvents = {
  /** A seller's reply, to the shopper. */
  Vendormessage: z.object({ content: z.string(), questionId: z.string() }),
  vendorTyping: room,
  vendorStoppedTyping: room,
  /** A shopper's typing, to the vendor's desks. */
  userTyping: room,
  userStoppedTyping: room,
  /** On joining a room and whenever it changes: whether somebody of that vendor has a desk open. */
  vendorPresence: z.object({ vendorId: z.string(), online: z.boolean() }),
  /** An offer has moved, to both of its sides. */
  offerMoved: z.object({ offerId: z.string(), status: z.enum(offerStatuses), ...room.shape }),
  /**
   * Something is new in a conversation, to both of its sides: `getQuestionNews` and `sellerQuestionNews` tell what. `change` is the
   * whole of it to who knows all before; whoever has missed something, or gets none, asks.
   */
  conversationChanged: z.object({
    ...room.shape,
    change: z.optional(z.custom<Change>((said) => typeof said === 'object' && said !== null)),
  }),
} as const;
