import { and, asc, eq, getTableColumns, lte, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import webpush from 'web-push';
import type { Db } from '../database/database.ts';
import { shopsWithDue, takeTurns } from '../database/by-shops.ts';
import { preparedFor } from '../database/prepared.ts';
import type { Env } from '../env.ts';
import { loggable } from '../errors.ts';
import { v7 } from '../ids.ts';
import { lookAt } from '../metrics/queues.ts';
import type { WatchedQueue } from '../metrics/queues.ts';
import { payloadOf } from './alerts.ts';
import type { AlertKind } from './alerts.ts';
import { isPushService } from './services.ts';
import { outgoingPushes, pushKeys, pushSubscriptions } from './tables.ts';

type PushTarget = { shopId: string } & ({ accountId: string | null } | { vendorId: string });

interface Alert {
  kind: AlertKind;
  /** Where to look, as an address without its language; one that has to be read is read where somebody is told. */
  path: string | (() => Promise<string>);
}

export interface Pusher {
  queue: WatchedQueue;
  keyOf(shopId: string): Promise<string>;
  /**
   * Tells the browsers of somebody of something to look at, as a part of a transaction: told if it commits, and then whatever
   * becomes of this process.
   */
  tell(tx: Db, to: PushTarget, alert: Alert): Promise<void>;
  /** Whether an address is one that this shop may push to. */
  mayPushTo(endpoint: string): boolean;
  drain(): Promise<void>;
  close(): Promise<void>;
}

interface PushSettings {
  /** Hosts of push services besides the known ones. */
  hosts: readonly string[];
  /** Whom a push service can write to about what this server sends: `mailto:` or an address with https. */
  subject: string;
}

/**
 * What the environment says of pushes. Without an https `PUBLIC_URL` or `MAIL_FROM`, push services get an address that
 * nobody reads.
 */
export const pushSettings = ({ PUSH_HOSTS, PUBLIC_URL, MAIL_FROM }: Env): PushSettings => ({
  hosts: PUSH_HOSTS.split(',').flatMap((host) => host.trim() || []),
  subject: PUBLIC_URL?.startsWith('https:') ? PUBLIC_URL : `mailto:${MAIL_FROM ?? 'owner@haat.example'}`,
});

const takenAtOnce = 32;
const pollEvery = 10_000;
const wakesAfter = 100;
// Milliseconds after which a push service is not waited for any more, and seconds that what was taken is one process's.
const patience = 10_000;
const reservedFor = 30;
const maxAttempts = 6;
// Seconds that a push service keeps it for a phone that is off.
const worth = 12 * 3_600;
const waitAfter = (tries: number): number => Math.min(3_600, 15 * 4 ** Math.max(0, tries - 1));

type Row = typeof outgoingPushes.$inferSelect;

/** What is told waits in the database until a push service has taken it; of several processes one sends each. */
export function openPusher(orm: Db, settings: PushSettings, log: FastifyBaseLogger): Pusher {
  const keys = new Map<string, Promise<webpush.VapidKeys>>();
  const keysOf = (shopId: string) => {
    const known = keys.get(shopId) ?? readKeys(orm, shopId);
    keys.set(shopId, known);
    known.catch(() => keys.delete(shopId));
    return known;
  };
  const queue: { round?: Promise<void> | undefined; again: boolean; stopped: boolean } = {
    again: false,
    stopped: false,
  };
  const wake = () => {
    if (queue.round) queue.again = true;
    else if (!queue.stopped)
      queue.round = run().finally(() => {
        queue.round = undefined;
        if (queue.again) wake();
      });
  };
  const run = async () => {
    try {
      do {
        queue.again = false;
        const more = await takeTurns({
          batchSize: takenAtOnce,
          shops: (limit) => shopsWithDue(orm, outgoingPushes, duePushes, limit),
          take: (shopId, limit) => take(orm, shopId, limit),
          work: (taken) => Promise.all(taken.map((row) => sendOne(row))),
          isStopped: () => queue.stopped,
        });
        queue.again ||= more;
      } while (queue.again && !queue.stopped);
    } catch (error) {
      log.warn({ error: loggable(error) }, 'the queue of pushes could not be read; it is tried again');
    }
  };
  const poll = setInterval(wake, pollEvery).unref();

  async function sendOne(row: Row): Promise<void> {
    const [subscription] = await orm
      .select()
      .from(pushSubscriptions)
      .where(and(eq(pushSubscriptions.shopId, row.shopId), eq(pushSubscriptions.id, row.subscriptionId)));
    if (!subscription || !isPushService(subscription.endpoint, settings.hosts)) return drop(orm, row);
    const status = await statusOf(row, subscription).catch((error: unknown) => {
      log.warn({ push: row.id, error: loggable(error) }, 'a push service was not reached');
      return null;
    });
    if (status === 404 || status === 410) {
      // The browser has taken it back, or is gone.
      await orm
        .delete(pushSubscriptions)
        .where(and(eq(pushSubscriptions.shopId, row.shopId), eq(pushSubscriptions.id, row.subscriptionId)));
    } else if (status === null || status === 429 || status >= 500) await later(row);
    else {
      if (status >= 300) log.warn({ push: row.id, status }, 'a push service refused a push');
      await drop(orm, row);
    }
  }

  async function statusOf(
    row: Row,
    { endpoint, p256dh, auth, language }: typeof pushSubscriptions.$inferSelect,
  ) {
    const { publicKey, privateKey } = await keysOf(row.shopId);
    const request = webpush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      payloadOf(row, language),
      {
        vapidDetails: { subject: settings.subject, publicKey, privateKey },
        TTL: worth,
        urgency: 'high',
        contentEncoding: 'aes128gcm',
      },
    );
    const { status, body } = await fetch(request.endpoint, {
      method: request.method,
      headers: request.headers,
      body: new Uint8Array(request.body ?? []),
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    });
    await body?.cancel();
    return status;
  }

  async function later(row: Row): Promise<void> {
    if (row.tries >= maxAttempts) return drop(orm, row);
    await orm
      .update(outgoingPushes)
      .set({ nextTryAt: sql`now() + ${waitAfter(row.tries)} * interval '1 second'` })
      .where(isPush(row));
  }

  const drain = async () => {
    wake();
    while (queue.round) await queue.round;
  };
  const { nextTryAt: dueAt, tries } = outgoingPushes;
  return {
    queue: { name: 'pushes', look: () => lookAt(orm, outgoingPushes, { dueAt, tries }) },
    keyOf: async (shopId) => (await keysOf(shopId)).publicKey,
    mayPushTo: (endpoint) => isPushService(endpoint, settings.hosts),
    async tell(tx, to, alert) {
      // The transaction has still to commit; whatever takes longer is found by the next round.
      if (await enqueue(tx, to, alert)) setTimeout(wake, wakesAfter).unref();
    },
    drain,
    async close() {
      clearInterval(poll);
      await Promise.race([drain(), new Promise((done) => setTimeout(done, 3_000).unref())]);
      queue.stopped = true;
    },
  };
}

async function readKeys(orm: Db, shopId: string): Promise<webpush.VapidKeys> {
  const own = eq(pushKeys.shopId, shopId);
  const [known] = await orm.select().from(pushKeys).where(own);
  if (known) return known;
  // Of two processes that make one at once, the first one's counts for both.
  await orm
    .insert(pushKeys)
    .values({ shopId, ...webpush.generateVAPIDKeys() })
    .onConflictDoNothing();
  const [made] = await orm.select().from(pushKeys).where(own);
  if (!made) throw new Error('the keys for pushes are gone');
  return made;
}

async function enqueue(tx: Db, to: PushTarget, { kind, path: where }: Alert): Promise<boolean> {
  const { shopId } = to;
  if ('accountId' in to && to.accountId === null) return false;
  const subscribed =
    'vendorId' in to
      ? await ofVendor(tx).execute({ shopId, id: to.vendorId })
      : await ofAccount(tx).execute({ shopId, id: to.accountId });
  if (subscribed.length === 0) return false;
  const path = typeof where === 'string' ? where : await where();
  await tx
    .insert(outgoingPushes)
    .values(subscribed.map(({ id: subscriptionId }) => ({ shopId, id: v7(), subscriptionId, kind, path })));
  return true;
}

const subscribedBy = (owner: typeof pushSubscriptions.vendorId | typeof pushSubscriptions.accountId) =>
  preparedFor((db) =>
    db
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(and(eq(pushSubscriptions.shopId, sql.placeholder('shopId')), eq(owner, sql.placeholder('id'))))
      .limit(200)
      // Whoever unsubscribes meanwhile waits: what is told would be of nobody, and fail with the transaction.
      .for('key share')
      .prepare(`subscriptions by ${owner.name}`),
  );
const [ofVendor, ofAccount] = [
  subscribedBy(pushSubscriptions.vendorId),
  subscribedBy(pushSubscriptions.accountId),
];

const isDue = lte(outgoingPushes.nextTryAt, sql`now()`);
const duePushes = { shopId: outgoingPushes.shopId, dueAt: outgoingPushes.nextTryAt, where: isDue };

function take(orm: Db, shopId: string, limit: number): Promise<Row[]> {
  const due = orm.$with('due').as(
    orm
      .select({ shopId: outgoingPushes.shopId, id: outgoingPushes.id })
      .from(outgoingPushes)
      .where(and(eq(outgoingPushes.shopId, shopId), isDue))
      .orderBy(asc(outgoingPushes.nextTryAt), asc(outgoingPushes.id))
      .limit(limit)
      .for('update', { skipLocked: true }),
  );
  return orm
    .with(due)
    .update(outgoingPushes)
    .set({
      tries: sql`${outgoingPushes.tries} + 1`,
      nextTryAt: sql`now() + ${reservedFor} * interval '1 second'`,
    })
    .from(due)
    .where(and(eq(outgoingPushes.shopId, due.shopId), eq(outgoingPushes.id, due.id)))
    .returning(getTableColumns(outgoingPushes));
}

const isPush = ({ shopId, id }: Row) => and(eq(outgoingPushes.shopId, shopId), eq(outgoingPushes.id, id));

const drop = async (orm: Db, row: Row): Promise<void> => {
  await orm.delete(outgoingPushes).where(isPush(row));
};
