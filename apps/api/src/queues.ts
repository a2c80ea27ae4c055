import type { Dependencies } from './core/dependencies.ts';
import { QueueWatch } from './core/metrics/queues.ts';
import { importsQueue } from './features/catalog/service.ts';
import { offersQueue, unseenQueue } from './features/inquiry/service.ts';
import { unconfirmedQueue } from './features/orders/service.ts';

export const watchQueues = ({ mail, push, database: { orm } }: Dependencies): QueueWatch =>
  new QueueWatch([
    mail.queue,
    push.queue,
    unseenQueue(orm),
    offersQueue(orm),
    unconfirmedQueue(orm),
    importsQueue(orm),
  ]);
