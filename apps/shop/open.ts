import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pino from 'pino';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '@haat/api/app';
import { alone } from '@haat/api/core/bus/bus';
import type { Bus } from '@haat/api/core/bus/bus';
import { openBus } from '@haat/api/core/bus/open-bus';
import { Changes } from '@haat/api/core/cache/cache';
import { shareChanges } from '@haat/api/core/cache/share-changes';
import { serveCopies } from '@haat/api/backup/running-copy';
import { isEmbedded } from '@haat/api/core/database/database';
import type { Database } from '@haat/api/core/database/database';
import { oneAtATime } from '@haat/api/core/database/one-at-a-time';
import { migrate } from '@haat/api/core/database/migrate';
import type { Env } from '@haat/api/core/env';
import { loggable } from '@haat/api/core/errors';
import { transportFor } from '@haat/api/core/mail/transports';
import { openPusher, pushSettings } from '@haat/api/core/push/pusher';
import { openMailer } from '@haat/api/core/mail/mailer';
import { openUploads } from '@haat/api/core/uploads/open-uploads';
import { sweepUploads, sweeping } from '@haat/api/core/uploads/sweep/sweep';
import { holdsDemo, loadDemo } from '@haat/demo/load/load-demo';
import { deskIsBuilt, mountDesk } from './desk.ts';
import { mountFirstStart } from './first-start/first-start.ts';
import { directoryOf } from './open-database.ts';
import { readAllOf } from './storefront-build.ts';
import { builtStorefront, mountStorefront, serverFolder } from './storefront.ts';
import type { WarmPages } from './storefront.ts';

export interface OpenShop {
  app: FastifyInstance;
  /** Where to listen: this machine only while demo accounts are there, unless HOST says otherwise (design §4). */
  host: string;
  /** Path and secret of the page on which the first shop is made; null where there is one. */
  setUpAt: string | null;
  /** Goes on answering for `DRAIN_SECONDS`, for a proxy to notice. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the whole shop from its environment: database, demo, API, storefront. Nothing listens yet.
 * @param opening the shop's database, which may still be on its way
 */
export async function openShop(
  env: Env,
  { log, opening }: { log: pino.Logger; opening: Promise<Database> },
): Promise<OpenShop> {
  const folder = resolve(env.DATA_DIR);
  const changes = new Changes();
  // Read while the database opens.
  const readingBuild = env.NODE_ENV === 'development' ? undefined : builtStorefront();
  readingBuild?.catch(() => {});
  const database = await opening;
  let bus: Bus = alone;
  try {
    // What cannot be used is said before anything is changed.
    const uploads = await openUploads(env, resolve(folder, 'uploads'));
    bus = await openBus(env, log);
    const tellChanges = shareChanges(changes, bus);
    await migrate(database, undefined, {
      onWait: () =>
        log.info('waiting for another process that brings the tables up to date, or restores them'),
    });
    await uploads.cleanUp();
    if (env.SEED === 'demo') await loadDemo({ database, uploads, log });
    const demo = await holdsDemo(database.orm);
    warn(env, demo, log);
    database.limitWaiting(answerWithin);
    const mail = openMailer(database.orm, transportFor(env, resolve(folder, 'outbox'), log), log);
    const push = openPusher(database.orm, pushSettings(env), log);
    const api = await buildApp({ env, database, changes, bus, uploads, mail, push, log });
    const setUpAt = await mountFirstStart(api.app, {
      orm: database.orm,
      changes,
      subdomain: env.DEFAULT_SHOP,
    });
    let warmPages: WarmPages | undefined;
    if (!readingBuild) {
      const { mountForDevelopment } = await import('./develop.ts');
      await mountForDevelopment(api, changes);
      if (deskIsBuilt()) await mountDesk(api.app, api);
    } else {
      await mountDesk(api.app, api);
      const build = await readingBuild;
      const serviceWorker = env.SERVICE_WORKER === 'on';
      warmPages = await mountStorefront(api.app, {
        api,
        changes,
        keepPages: true,
        serviceWorker,
        build: async () => build,
      });
    }
    await api.metrics.listen();
    const warmUp = async () => {
      const shop = await api.warmUp();
      return shop ? warmPages?.(shop) : undefined;
    };
    const warm = warmUp();
    const unread = (error: unknown) =>
      log.warn({ error: loggable(error) }, 'the first pages wait for what could not be read ahead');
    // Shoppers are let in meanwhile: whoever comes waits for one of these at most.
    api.app.addHook('onListen', async () => void warm.then((others) => others?.()).catch(unread));
    await Promise.race([warm.catch(() => {}), pause(warmedFor, undefined, { ref: false })]);
    const round = (length: number, name: string, work: () => Promise<number>, first?: number) =>
      every(length, log, name, () => oneAtATime(database, name, work), first);
    const sweep = async () => (await sweepUploads({ orm: database.orm, uploads, log })).deleted;
    const rounds = [
      round(cleanUpEvery, 'cleaning up', api.cleanUp),
      round(cancelEvery, 'cancelling unconfirmed orders', api.cancelUnconfirmed),
      round(cancelEvery, 'ending offers whose time is over', api.expireOffers),
      round(cancelEvery, 'writing down which counts were changed', api.writePendingCounts),
      round(cancelEvery, 'mailing who has not seen an answer', api.tellUnseen),
      round(cleanUpEvery, 'indexing what an older version indexed', api.refreshSearch, 0),
      round(sweepEvery, sweeping, sweep, firstSweepAfter),
    ];
    const copies = await giveCopies(database, env, log);
    const reading = readingBuild && setTimeout(() => void readBuild(log), readAfter).unref();
    return {
      app: api.app,
      host: env.HOST ?? (demo ? '127.0.0.1' : '::'),
      setUpAt,
      async drain() {
        api.drain();
        await pause(env.DRAIN_SECONDS * 1_000);
      },
      async close() {
        for (const stop of rounds) stop();
        clearTimeout(reading);
        await copies?.close();
        await api.app.close();
        await Promise.all([mail.close(), push.close()]);
        // What changed last, such as with an import that was broken off, is told before the goodbye.
        tellChanges();
        await bus.close();
        await database.close();
      },
    };
  } catch (error) {
    await bus.close();
    await database.close();
    throw error;
  }
}

// Milliseconds after which a database that owes an answer is taken to be away; a page or a call is told so then.
const answerWithin = 5_000;
// Milliseconds that a start waits for the lists of the default shop and for its first pages: those of some hundred
// thousand products are read by then.
const warmedFor = 5_000;
// Milliseconds between two rounds.
const cleanUpEvery = 3_600_000;
const cancelEvery = 60_000;
const sweepEvery = 86_400_000;
// A shop that is started anew every night sweeps too, and one that starts has other things to do.
const firstSweepAfter = 600_000;

// The first requests wait for nothing of it: a third of a second of the processor.
const readAfter = 15_000;

/**
 * Does something now and then, one round at a time; null where another process is at it.
 * @param first milliseconds until the first round, where that is another time than between two
 * @returns what ends it
 */
function every(
  length: number,
  log: pino.Logger,
  name: string,
  work: () => Promise<number | null>,
  first = length,
): () => void {
  let busy = false;
  const round = async () => {
    if (busy) return;
    busy = true;
    try {
      const count = await work();
      log.debug({ count }, name);
    } catch (error) {
      log.warn({ error: loggable(error) }, `${name} failed; the next round tries again`);
    } finally {
      busy = false;
    }
  };
  let timer = setTimeout(() => {
    timer = setInterval(() => void round(), length).unref();
    void round();
  }, first).unref();
  return () => clearInterval(timer);
}

/** So that a build which is made beside this shop leaves its pages whole. */
async function readBuild(log: pino.Logger): Promise<void> {
  try {
    await readAllOf(serverFolder);
  } catch (error) {
    log.warn({ error: loggable(error) }, 'a build that is made beside this shop may break its pages');
  }
}

/** Lets `npm run backup` read the embedded database while the shop is open. */
async function giveCopies(database: Database, env: Env, log: pino.Logger) {
  if (!isEmbedded(database)) return null;
  try {
    return await serveCopies(database, directoryOf(env));
  } catch (error) {
    log.warn({ error: loggable(error) }, 'a backup needs this shop to be stopped');
    return null;
  }
}

function warn(env: Env, demo: boolean, log: pino.Logger): void {
  if (demo) log.warn('This shop holds demo accounts whose password is public. Do not sell with it.');
  if (!demo && env.PUBLIC_URL === undefined)
    log.warn('PUBLIC_URL is not set: search engines and friends are told no whole addresses.');
  if (!demo && env.SMTP_URL === undefined)
    log.warn('SMTP_URL is not set: mails lie in the folder outbox, and reach nobody.');
  if (env.SMTP_URL !== undefined && env.PUBLIC_URL === undefined)
    log.warn('SMTP_URL without PUBLIC_URL: links in mails lead to this machine.');
  if (env.RATE_LIMIT === 'off') log.warn('RATE_LIMIT=off: nobody is slowed down. For load tests only.');
}
