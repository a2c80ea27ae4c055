import type { Db } from '../../../core/database/database.ts';
import { pipelined } from '../../../core/database/pipelined.ts';
import type { Pusher } from '../../../core/push/pusher.ts';
import type { Conversation } from '../conversation.ts';
import { keepAlert } from './unseen.ts';
import { whereRead } from './where-read.ts';

/**
 * A vendor has something to see, up to a change: the browsers of who works there are told, and it is mailed about it unless
 * it looks in time. Inside the transaction, so that a process which is killed loses nothing.
 */
export async function alertVendor(
  tx: Db,
  push: Pusher,
  conversation: Conversation,
  { kind, seq }: { kind: 'question' | 'offer'; seq: number },
): Promise<void> {
  const { shopId, vendorId, productId, accountId } = conversation;
  await pipelined([
    keepAlert(tx, conversation, 'vendor', seq),
    push.tell(tx, { shopId, vendorId }, { kind, path: `/desk/inbox/${productId}/${accountId}` }),
  ]);
}

/** The same for the shopper. */
export async function alertShopper(
  tx: Db,
  push: Pusher,
  conversation: Conversation,
  seq: number,
): Promise<void> {
  const { shopId, accountId } = conversation;
  await pipelined([
    keepAlert(tx, conversation, 'shopper', seq),
    push.tell(tx, { shopId, accountId }, { kind: 'reply', path: () => whereRead(tx, conversation) }),
  ]);
}
