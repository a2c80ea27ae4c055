import { argon2Sync, randomBytes } from 'node:crypto';

/** Argon2id at its least, so that a suite full of logins does not pay for hashing: `passwords.test.ts` is about that. */
export function cheapHash(message: string): string {
  const nonce = randomBytes(16);
  const cost = { memory: 8, passes: 1, parallelism: 1 };
  const tag = argon2Sync('argon2id', { message, nonce, ...cost, tagLength: 32 });
  const [salt, hash] = [nonce, tag].map((bytes) => bytes.toString('base64').replace(/=+$/, ''));
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${salt}$${hash}`;
}
