import type { Dependencies } from './core/dependencies.ts';
import { QueueWatch } from './core/metrics/queues.ts';
import { importsQueue } from './features/catalog/selling/import/claim-import.ts';
import { unseenQueue } from './features/inquiry/alerts/tell-unseen.ts';
import { offersQueue } from './features/inquiry/offers/expire-offers.ts';
import { unconfirmedQueue } from './features/orders/placing/confirm-guest.ts';

export const watchQueues = ({ mail, push, database: { orm } }: Dependencies): QueueWatch =>
  new QueueWatch([
    mail.queue,
    push.queue,
    unseenQueue(orm),
    offersQueue(orm),
    unconfirmedQueue(orm),
    importsQueue(orm),
  ]);
