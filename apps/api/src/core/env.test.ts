import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

test.each([
  ['PORT', '70000', 'a number from 0 to 65535'],
  ['DATABASE_POOL', 'many', 'a number from 1 to 200'],
  ['NODE_ENV', 'prod', 'one of production, development, test'],
  ['RATE_LIMIT', 'no', 'one of on, off'],
  ['MAIL_FROM', 'the shop', 'an email address'],
  ['DATABASE_URL', 'mysql://haat@localhost/haat', 'an address like postgres://'],
  ['DEFAULT_SHOP', 'My Shop', 'a subdomain in small letters'],
  ['PUSH_HOSTS', 'push.example', 'hosts like push.example:443'],
])('%s=%s stops the start, which says what would be right', (name, value, wanted) =>
  expect(() => readEnv({ [name]: value })).toThrow(`${name}: ${wanted}`),
);
