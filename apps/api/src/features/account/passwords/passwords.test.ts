import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { hashPassword, matchesPassword } from './passwords.ts';

// spec: accounts.43
test('a password matches its own hash and no other', async () => {
  const [hash, again] = [await hashPassword('चिया and salt'), await hashPassword('चिया and salt')];
  expect(hash).not.toBe(again);
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await matchesPassword('चिया and salt', hash)).toBe(true);
  expect(await matchesPassword('chiya and salt', hash)).toBe(false);
});

// spec: accounts.43
test('a hash made with other costs still matches', async () => {
  // The reference implementation's own example: `echo -n password | argon2 somesalt -id -t 2 -k 65536 -p 1`.
  const hash = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
  expect(await matchesPassword('password', hash)).toBe(true);
});

// spec: accounts.43
test('the main thread goes on while passwords are hashed and compared', async () => {
  const hash = await hashPassword('चिया and salt');
  let done = 0;
  // Several: that one is done before the next turn may happen on a busy machine, that all are may not.
  const work = [
    hashPassword('one'),
    hashPassword('two'),
    matchesPassword('three', hash),
    matchesPassword('', null),
  ];
  const counted = work.map(async (each) => {
    await each;
    done += 1;
  });
  await turn();
  expect(done).toBeLessThan(work.length);
  await Promise.all(counted);
  expect(done).toBe(work.length);
});

test('nothing matches no hash, an empty one or one of another kind', async () => {
  for (const hash of [null, '', '$2b$10$abcdefghijklmnopqrstuv', 'password'])
    expect(await matchesPassword('password', hash)).toBe(false);
});
