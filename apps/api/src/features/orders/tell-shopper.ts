import type { Db } from '../../core/database/database.ts';
import type { MailContext } from '../../core/mail/mailer.ts';
import type { Pusher } from '../../core/push/pusher.ts';
import { tellShopperOfMove } from './emails/emails.ts';

/** By what sellers and shoppers are told of an order: inside the transaction, so that a process which is killed loses nothing. */
export type TellingContext = MailContext & { push: Pusher };

/** Tells the shopper of an order what has become of it: in their browsers, and by an email of what is worth one. */
export async function tellShopper(
  tx: Db,
  { push, ...mailContext }: TellingContext,
  { shopId, orderId, accountId }: { shopId: string; orderId: string; accountId: string | null },
  status: string,
  reason?: string,
): Promise<void> {
  await tellShopperOfMove(tx, mailContext, shopId, orderId, status, reason);
  await push.tell(tx, { shopId, accountId }, { kind: 'moved', path: '/user-profile' });
}
