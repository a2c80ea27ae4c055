import { createHash, randomBytes } from 'node:crypto';

/** A new token of 32 random bytes. It is stored nowhere, only `hashOf` it. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** SHA-256 in hex: enough for a secret that is random, unlike a password. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
