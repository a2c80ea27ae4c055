import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressOf } from '@haat/contract/core/endpoint';
import type { Answer, CallInput, Endpoint } from '@haat/contract/core/endpoint';
import type { Problem } from '@haat/contract/core/problem';
import { cookies, idempotencyHeader, tokenHeader } from '@haat/contract/core/session';
import { buildApp } from '../app.ts';
import type { Api } from '../app.ts';
import { alone } from '../core/bus/bus.ts';
import type { Bus } from '../core/bus/bus.ts';
import { Changes } from '../core/cache/cache.ts';
import { shareChanges } from '../core/cache/share-changes.ts';
import type { Database } from '../core/database/database.ts';
import { readEnv } from '../core/env.ts';
import type { Dependencies } from '../core/dependencies.ts';
import { localUploads } from '../core/uploads/local-uploads.ts';
import type { Uploads } from '../core/uploads/uploads.ts';
import type { Transport, OutgoingEmail } from '../core/mail/transports.ts';
import { openMailer } from '../core/mail/mailer.ts';
import { openPusher, pushSettings } from '../core/push/pusher.ts';
import { expectDocumented } from './documented.ts';
import { freshDatabase } from './database.ts';
import { collectedLog } from './log.ts';
import type { LogLine } from './log.ts';
import { Statements } from './within-shop/statements.ts';
import { watched } from './within-shop/watched.ts';
import { Makers } from './makers.ts';
import type { MadeShop } from './makers.ts';

export interface HaatOptions {
  /** Limits are lifted unless a test is about them. */
  rateLimit?: 'on' | 'off';
  /** Whether this server knows a demo: without one a demo account's password is refused. */
  seed?: 'demo' | 'none';
  /** Starts without the shop `haat`, on a database with tables and no rows. */
  empty?: boolean;
  /** A database of one's own, closed with the rest; a fresh one unless told. */
  database?: Database;
  /** Whatever else the environment says. */
  env?: Record<string, string>;
  /** Where uploads lie; in a folder of its own unless told. */
  uploads?: Uploads;
  /** What other processes are told and heard by; this one is alone unless told. */
  bus?: Bus;
  /** Who brings mails away; unless told they are kept for `sentEmails`. */
  transport?: Transport;
}

/** Who asks, and of which shop. */
export interface Asker {
  /** The session token, sent as header `user-token`. */
  token?: string;
  /** A shop or a subdomain, sent as cookie `subdom`; the shop `haat` unless told. */
  shop?: MadeShop | string;
  /** The idempotency key. */
  key?: string;
  headers?: Record<string, string>;
}

export interface Answered<T> {
  status: number;
  body: T;
  headers: Record<string, number | string | string[] | undefined>;
}

/** The real app on a database of its own, and ways to fill and ask it. */
export interface Haat extends Api {
  make: Makers;
  dependencies: Dependencies;
  /** Every line that was logged. */
  log: LogLine[];
  /** Every tag that was announced as changed, in order. */
  announced: string[];
  /** What the app asked its database; each has to say of which shop, which is looked at when this is closed. */
  statements: Statements;
  /** Every mail that went out, in order, once those on their way have. */
  sentEmails(): Promise<OutgoingEmail[]>;
  /** Asks over HTTP as a browser would. The body is the answer, or the problem when the status says so. */
  ask<E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    asker?: Asker,
  ): Promise<Answered<Answer<E> & Partial<Problem>>>;
  /**
   * Sends what no typed caller could: any method, address and body. A string is sent as it is, a form as multipart,
   * anything else as JSON.
   */
  send(
    method: 'GET' | 'POST' | 'PUT',
    url: string,
    body?: unknown,
    asker?: Asker,
  ): Promise<Answered<Problem>>;
  close(): Promise<void>;
}

/**
 * Opens the real app for one test file, with shop `haat` in it. Close it when the file ends:
 * `const haat = await openHaat(); afterAll(() => haat.close());`
 */
export async function openHaat(options: HaatOptions = {}): Promise<Haat> {
  const folder = await mkdtemp(join(tmpdir(), 'haat-test-'));
  const log: LogLine[] = [];
  const messages: OutgoingEmail[] = [];
  const database = options.database ?? (await freshDatabase());
  const collected = collectedLog(log);
  const statements = new Statements();
  const orm = watched(database.orm, statements.note);
  const env = readEnv({
    NODE_ENV: 'test',
    DATA_DIR: folder,
    RATE_LIMIT: options.rateLimit ?? 'off',
    SEED: options.seed ?? 'demo',
    ...options.env,
  });
  const dependencies: Dependencies = {
    env,
    database,
    changes: new Changes(),
    bus: options.bus ?? alone,
    uploads: options.uploads ?? localUploads(join(folder, 'uploads')),
    mail: openMailer(orm, options.transport ?? collectingTransport(messages), collected),
    push: openPusher(orm, pushSettings(env), collected),
    log: collected,
  };
  const announced: string[] = [];
  dependencies.changes.listen((tags) => announced.push(...tags));
  shareChanges(dependencies.changes, dependencies.bus);
  const api = await buildApp({ ...dependencies, database: { ...database, orm } });
  const send = senderOf(api);
  const make = new Makers(dependencies.database.orm, dependencies.changes);
  if (!options.empty) await make.aShop({ subdomain: 'haat', shopName: 'Haat', shopNameNe: 'हाट' });
  return {
    ...api,
    make,
    dependencies,
    log,
    announced,
    statements,
    sentEmails: async () => {
      await dependencies.mail.drain();
      return messages;
    },
    send,
    ask: async <E extends Endpoint>(endpoint: E, input: CallInput<E>, asker?: Asker) => {
      const { url, body } = addressOf(endpoint, input as Record<string, unknown>);
      const sent = endpoint.body === 'form' && body ? formOf(body) : body;
      const answer = await send<Answer<E> & Partial<Problem>>(endpoint.method, url, sent, asker);
      if (answer.status >= 400) await expectDocumented(api.app, endpoint, answer.body.code);
      return answer;
    },
    close: async () => {
      await api.app.close();
      await Promise.all([dependencies.mail.close(), dependencies.push.close()]);
      await dependencies.database.close();
      await rm(folder, { recursive: true, force: true });
      statements.expectWithinShop();
    },
  };
}

/** A transport that only keeps what it was given. */
const collectingTransport = (messages: OutgoingEmail[]): Transport => ({
  send: async (mail) => void messages.push(mail),
  close: () => {},
});

function senderOf({ app }: Api) {
  /** @returns what is believed to be a `T`: tests are about whether it is */
  return async <T = Problem>(
    method: 'GET' | 'POST' | 'PUT',
    url: string,
    body?: unknown,
    { token, shop = 'haat', key, headers }: Asker = {},
  ): Promise<Answered<T>> => {
    const { payload, type } = await bodyOf(body);
    const answer = await app.inject({
      method,
      url,
      headers: {
        cookie: `${cookies.shop}=${typeof shop === 'string' ? shop : shop.subdomain}`,
        ...(body === undefined ? {} : { 'content-type': type }),
        ...(token === undefined ? {} : { [tokenHeader]: token }),
        ...(key === undefined ? {} : { [idempotencyHeader]: key }),
        ...headers,
      },
      payload,
    });
    const json = String(answer.headers['content-type']).startsWith('application/json');
    return {
      status: answer.statusCode,
      body: json ? answer.json<T>() : (answer.body as T & string),
      headers: answer.headers,
    };
  };
}

async function bodyOf(body: unknown): Promise<{ payload?: string | Buffer; type: string }> {
  const type = 'application/json';
  if (body === undefined || typeof body === 'string') return { payload: body, type };
  if (!(body instanceof FormData)) return { payload: JSON.stringify(body), type };
  const form = new Response(body);
  return {
    payload: Buffer.from(await form.arrayBuffer()),
    type: form.headers.get('content-type') ?? '',
  };
}

/** A call's input as the browser sends it in a form: lists name by name, files as they are. */
function formOf(input: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(input)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== undefined) form.append(name, each instanceof Blob ? each : String(each));
    }
  }
  return form;
}
