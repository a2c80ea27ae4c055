import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

test.each([
  ['PORT', '70000', 'a number from 0 to 65535'],
  ['DATABASE_POOL', 'many', 'a number from 1 to 200'],
  ['NODE_ENV', 'prod', 'one of production, development, test'],
  ['RATE_LIMIT', 'no', 'one of on, off'],
  ['MAIL_FROM', 'the shop', 'an email address'],
  ['DATABASE_URL', 'mysql://haat@localhost/haat', 'an address like postgres://'],
  // Signs of a password as it was given out, which mean something in an address.
  ['DATABASE_URL', 'postgres://haat:20%off@localhost/haat', 'an address whose password is written for one'],
  ['DATABASE_URL', 'postgres://haat:no#1@localhost/haat', 'an address whose password is written for one'],
  ['REDIS_URL', 'redis://:20%off@localhost:6379/0', 'an address whose password is written for one'],
  ['SMTP_URL', 'smtp://haat:a/b@localhost:587', 'an address whose password is written for one'],
  ['SMTP_URL', 'smtp://localhost:70000', 'an address whose password is written for one, and whose port'],
  ['PORT', '3000.5', 'a number from 0 to 65535'],
  ['DEFAULT_SHOP', 'My Shop', 'a subdomain in small letters'],
  ['PUSH_HOSTS', 'push.example', 'hosts like push.example:443'],
])('%s=%s stops the start, which says what would be right', (name, value, wanted) =>
  expect(() => readEnv({ [name]: value })).toThrow(`${name}: ${wanted}`),
);

test.each([
  ['DATABASE_URL', 'postgres://haat:20%25off@localhost/haat'],
  ['DATABASE_URL', 'postgres:///haat?host=/var/run/postgresql'],
  ['SMTP_URL', 'smtp://haat:20%off@localhost:587'],
])('%s=%s is an address', (name, value) =>
  expect(readEnv({ [name]: value })).toMatchObject({ [name]: value }),
);
