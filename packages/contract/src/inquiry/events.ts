import * as z from 'zod/mini';
import { id, prose } from '../core/fields.ts';

const room = z.object({ userId: id, vendorId: id, productId: id });

/** What a browser may say on the socket besides `connectionCalls`, each with its payload (spec §7). */
export const clientEvents = {
  joinRoom: room,
  NewQuestion: z.object({ user: id, vendor: id, product: id, content: prose(1_000, 1) }),
  userTyping: room,
  userStoppedTyping: room,
} as const;

/** What the server says on the socket besides `connectionEvents` (spec §7; design §3). */
export const serverEvents = {
  adminMessage: z.string(),
  Vendormessage: z.object({ content: z.string(), questionId: z.string() }),
  vendorTyping: room,
  vendorStoppedTyping: room,
} as const;
