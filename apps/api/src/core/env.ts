import * as z from 'zod/mini';

// This package has no words of its own for what is wrong.
const oneOf = <const Values extends [string, ...string[]]>(...values: Values) =>
  z.enum(values, { error: `one of ${values.join(', ')}` });
const numberFrom = (least: number, most: number) => {
  const error = `a number from ${least} to ${most}`;
  return z.coerce
    .number({ error })
    .check(z.gte(least, { error }), z.lte(most, { error }), z.multipleOf(1, { error }));
};

/** An address that can hold a password. Whoever reads one in which `#`, `/` or `%` stand as they are sees another one, or none. */
const addressOf = (form: RegExp, example: string, isReadable: (address: string) => boolean = isDecodable) => {
  const error = `an address whose password is written for one, and whose port there is: % as %25, # as %23, / as %2F, @ as %40`;
  return z.optional(
    z.string().check(z.regex(form, { error: example, abort: true }), z.refine(isReadable, { error })),
  );
};

function isDecodable(address: string): boolean {
  try {
    const { username, password } = new URL(address);
    return decodeURIComponent(`${username}:${password}`) !== '';
  } catch {
    return false;
  }
}

const text = (fallback: string) => z._default(z.string(), fallback);

const originForm = /^https?:\/\/[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?\/?$/i;

// Without TLS only on this machine, for tests.
const publicAddress = z
  .string()
  .check(
    z.regex(
      /^(?:https:\/\/[^/]+|http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?)[^?#]*[^/?#]$/,
      'an https address without a slash at its end',
    ),
  );

const provider = (fallback: string) => z._default(publicAddress, fallback);

const schema = z.object({
  NODE_ENV: z._default(oneOf('production', 'development', 'test'), 'production'),
  PORT: z._default(numberFrom(0, 65_535), 3000),
  /** Where to listen; without it 127.0.0.1 with demo accounts, every address without (design §4). */
  HOST: z.optional(z.string()),
  /** Where the default shop is reached, for addresses that leave the site: an origin, without a path. */
  PUBLIC_URL: z.optional(z.string().check(z.regex(originForm, 'an origin like https://haat.example'))),
  /** Who brings mails away, `smtp://user:password@host:587`; without it they lie in `DATA_DIR/outbox` (design §4). */
  // Whoever carries mails takes a % as it is.
  SMTP_URL: addressOf(/^smtps?:\/\/[^/]+/, 'an address like smtp://host:587', URL.canParse),
  /** Hosts of push services besides the known ones, with their port and a comma between; http too (for tests). */
  PUSH_HOSTS: z._default(
    z
      .string()
      .check(
        z.regex(
          /^[\w.-]+:\d{1,5}(?:, ?[\w.-]+:\d{1,5})*$|^$/,
          'hosts like push.example:443, a comma between',
        ),
      ),
    '',
  ),
  MAIL_FROM: z.optional(z.email({ error: 'an email address' })),
  /** Signing in by Google or Facebook: each is there where its two values are (design §3). */
  GOOGLE_CLIENT_ID: z.optional(z.string()),
  GOOGLE_CLIENT_SECRET: z.optional(z.string()),
  GOOGLE_ISSUER: provider('https://accounts.google.com'),
  FACEBOOK_CLIENT_ID: z.optional(z.string()),
  FACEBOOK_CLIENT_SECRET: z.optional(z.string()),
  FACEBOOK_DIALOG: provider('https://www.facebook.com'),
  FACEBOOK_GRAPH: provider('https://graph.facebook.com'),
  DATABASE_URL: addressOf(/^postgres(?:ql)?:\/\//, 'an address like postgres://haat@host:5432/haat'),
  DATABASE_POOL: z._default(numberFrom(1, 200), 10),
  /** Where several processes tell each other what has changed; without it the database carries that (decision 21). */
  REDIS_URL: addressOf(/^rediss?:\/\/[^/?#]+(?:\/\d*)?$/, 'an address like redis://host:6379/0'),
  DATA_DIR: text('data'),
  /** An S3-compatible store for uploads: all four, or none and they lie in `DATA_DIR` (decision 17). */
  S3_ENDPOINT: z.optional(
    z.string().check(z.regex(/^https?:\/\/[^/?#@]+$/, 'an address like https://s3.example')),
  ),
  S3_BUCKET: z.optional(
    z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'a name of a bucket')),
  ),
  S3_KEY: z.optional(z.string()),
  S3_SECRET: z.optional(z.string()),
  /** `us-east-1` unless told. */
  S3_REGION: z.optional(z.string()),
  /** Whether the bucket stands in the path, which it does unless told, or `off` in the host name. */
  S3_PATH_STYLE: z.optional(oneOf('on', 'off')),
  /** Where browsers find the uploads without the shop: an address before the key, without a slash at its end. */
  S3_PUBLIC_URL: z.optional(publicAddress),
  DEFAULT_SHOP: z._default(
    z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,62}$/, 'a subdomain in small letters')),
    'haat',
  ),
  SEED: z._default(oneOf('demo', 'none'), 'demo'),
  RATE_LIMIT: z._default(oneOf('on', 'off'), 'on'),
  /** `off` takes the service worker out of every browser that has it. */
  SERVICE_WORKER: z._default(oneOf('on', 'off'), 'on'),
  /** Connections that may be open in all, and from one address (of IPv6: its first half) where no proxy is in front. */
  MAX_CONNECTIONS: z._default(numberFrom(10, 100_000), 10_000),
  MAX_CONNECTIONS_PER_ADDRESS: z._default(numberFrom(1, 100_000), 256),
  LOG_LEVEL: z._default(oneOf('trace', 'debug', 'info', 'warn', 'error', 'silent'), 'info'),
  /** How long a process that is told to stop goes on answering and calls itself not ready, so that a proxy sends it nobody new. */
  DRAIN_SECONDS: z._default(numberFrom(0, 300), 0),
  /** Where metrics are read: a port of their own, on this machine unless told, or `/metrics` for who has the token. */
  METRICS_PORT: z.optional(numberFrom(0, 65_535)),
  METRICS_HOST: z.optional(z.string()),
  METRICS_TOKEN: z.optional(
    z.string().check(z.regex(/^[\x21-\x7e]{16,}$/, '16 visible characters or more, without spaces')),
  ),
  /** How many proxies in front may be believed about the caller's address. */
  TRUST_PROXY: z._default(numberFrom(0, 10), 0),
});
/** The environment as it was read: defaults filled in, figures as numbers. */
export type Env = z.output<typeof schema>;

/**
 * Reads the environment once, at the door. Empty variables count as not set.
 * @throws Error that names every variable that cannot be used
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = z.safeParse(schema, given);
  const names = parsed.success
    ? [...missing(parsed.data), ...useless(parsed.data)]
    : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  if (parsed.success && names.length === 0) return parsed.data;
  throw unusable(names);
}

/** What stops a start. @param names the settings that cannot be used, each with what would be right */
export const unusable = (names: readonly string[], cause?: unknown): Error =>
  new Error(`The environment cannot be used:\n  ${names.join('\n  ')}`, { cause });

const required = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_KEY', 'S3_SECRET'] as const;
const optional = ['S3_REGION', 'S3_PATH_STYLE', 'S3_PUBLIC_URL'] as const;

// An object store half configured would be a folder that nobody meant.
function missing(env: Env): string[] {
  if ([...required, ...optional].every((name) => env[name] === undefined)) return [];
  return required.filter((name) => env[name] === undefined).map((name) => `${name}: is missing`);
}

// An embedded database has one process, which has nobody to tell anything.
const useless = ({ REDIS_URL, DATABASE_URL, METRICS_HOST, METRICS_PORT, PORT }: Env): string[] => [
  ...(REDIS_URL !== undefined && DATABASE_URL === undefined ? ['REDIS_URL: needs DATABASE_URL'] : []),
  ...(METRICS_HOST !== undefined && METRICS_PORT === undefined ? ['METRICS_HOST: needs METRICS_PORT'] : []),
  ...(METRICS_PORT === PORT && PORT !== 0 ? ['METRICS_PORT: is PORT'] : []),
];
