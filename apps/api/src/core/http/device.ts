import { cookies } from '@haat/contract/core/session';

// How long a browser is known after it was last used to log in, in seconds.
const knownFor = 180 * 86_400;

const cookiePattern = new RegExp(`(?:^|;)\\s*${cookies.device}=([\\w-]{43})(?:;|$)`);

/** What a browser is known by, as its cookies say; null where it is not. */
export const deviceIn = (header: string | undefined): string | null =>
  cookiePattern.exec(header ?? '')?.[1] ?? null;

/** The cookie by which a browser is known: for the account's own calls, out of reach of scripts and other sites. */
export const deviceCookie = (device: string, secure: boolean): string =>
  `${cookies.device}=${device}; Path=/api/user; Max-Age=${knownFor}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
