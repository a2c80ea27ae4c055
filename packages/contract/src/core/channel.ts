import * as z from 'zod/mini';
import { id } from './fields.ts';
import { languages } from './language.ts';

/**
 * How both sides open the real-time channel (spec §7). Websockets alone: a connection that polls would have to meet the
 * same process each time, which no plain load balancer promises (design D3).
 */
export const channelOptions = { path: '/socket.io', transports: ['websocket'] as ['websocket'] };

/** What a browser says of itself while it connects (design §3): its session token, and the language it is spoken to in. */
export const handshake = z.object({
  token: z.optional(z.string().check(z.maxLength(200))),
  language: z.optional(z.enum(languages)),
});
/** Nothing of it need be there: without a token one is a guest, without a language spoken to in English. */
export type Handshake = z.output<typeof handshake>;

/**
 * What a browser may say of itself on the socket, with the id of an account or a vendor; one that is not its own is
 * refused in words.
 */
export const connectionCalls = {
  /** What a browser says after every connect: whose it is (spec §4). Only then it hears what is meant for that account. */
  newUser: id,
  /** A seller's desk of this vendor is open in front of somebody: it hears `deskEvents`, and the vendor is online. */
  deskOpen: id,
  deskClosed: id,
} as const;

/**
 * What every connected browser may hear (spec §7): a greeting, why something was not done, news of the shop, that it is time
 * to look again, and that its session is over.
 */
export const connectionEvents = {
  receiveGreet: z.string(),
  serverMessage: z.string(),
  /** What whoever runs the shop tells all who are online. */
  adminMessage: z.string(),
  /** Something may have been said that was not heard: what is shown is asked for again, as after a connect. */
  catchUp: z.null(),
  /** The session that the connection was opened with has ended; the same in words and the hanging up come after it. */
  sessionOver: z.null(),
} as const;

/** What every open desk of a vendor hears: there is something new to look at. */
export const deskEvents = {
  /** `_id` is of the order, or of the question that asks or offers. */
  deskNews: z.object({ kind: z.enum(['question', 'offer', 'order']), _id: z.string() }),
} as const;
/** What is new at a desk, by its kind and `_id`; its content is asked for with a call. */
export type DeskNews = z.output<(typeof deskEvents)['deskNews']>;

/**
 * What `joinRoom` acknowledges. `online`: somebody of the vendor has a desk open. `refused`: why it was not joined; of
 * `tooMuch` alone it is worth asking again.
 */
export const roomJoined = z.object({
  joined: z.boolean(),
  online: z.boolean(),
  refused: z.optional(z.enum(['loginFirst', 'notYours', 'notHere', 'tooMuch'])),
});
/** The acknowledgement of `joinRoom`; `refused` only where `joined` is false. */
export type RoomJoined = z.output<typeof roomJoined>;
