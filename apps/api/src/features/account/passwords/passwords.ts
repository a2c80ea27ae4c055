import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const hashOffThread = promisify(argon2);

/** 19 MiB, two passes, one lane: OWASP's least for argon2id. Memory in KiB. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const saltBytes = 16;
const tagBytes = 32;

/**
 * Hashes a password with argon2id outside the main thread.
 * @returns the PHC string `$argon2id$v=19$m=…,t=…,p=…$salt$tag`, which carries what `matchesPassword` needs
 */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(saltBytes);
  const tag = await hashOffThread('argon2id', { message: password, nonce, ...cost, tagLength: tagBytes });
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(nonce)}$${unpadded(tag)}`;
}

/**
 * Whether a password is the one that was hashed. Without a hash it takes as long and says no, so that the time of
 * an answer tells nobody which emails are known.
 */
export async function matchesPassword(password: string, hash: string | null): Promise<boolean> {
  const known = hash === null ? null : parseHash(hash);
  const { nonce, tag, ...spent } = known ?? { nonce: dummy, tag: dummy, ...cost };
  const found = await hashOffThread('argon2id', {
    message: password,
    nonce,
    ...spent,
    tagLength: tag.length,
  });
  return timingSafeEqual(found, tag) && known !== null;
}

const dummy = Buffer.alloc(tagBytes);

const form = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

function parseHash(hash: string) {
  const parts = form.exec(hash);
  if (!parts) return null;
  const [, memory, passes, parallelism, nonce = '', tag = ''] = parts;
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(nonce, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
