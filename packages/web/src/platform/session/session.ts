import { useSyncExternalStore } from 'react';
import { cookies } from '@haat/contract/core/text/names';
import type { UserDetail } from '@haat/contract/core/session';
import { clearOwn } from '../storage/own.ts';

const monthInSeconds = 30 * 24 * 60 * 60;
const listeners = new Set<() => void>();

function readCookie(name: string): string | null {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  if (!found) return null;
  try {
    return decodeURIComponent(found.slice(name.length + 1));
  } catch {
    return null;
  }
}

/** Writes a cookie of this site for a month; null removes it. */
export function writeCookie(name: string, value: string | null): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  const age = value === null ? 0 : monthInSeconds;
  document.cookie = `${name}=${encodeURIComponent(value ?? '')}; path=/; max-age=${age}; samesite=lax${secure}`;
}

/** The session's token, or null for a guest (spec §3). */
export const sessionToken = (): string | null => readCookie(cookies.token);

/** A token of so few characters is none of ours and is not used (spec §5). */
const maxShortToken = 10;

/** The token that calls are made with: the session's, where it is long enough to be one; null otherwise (spec §5). */
export function usableToken(): string | null {
  const token = sessionToken();
  return token !== null && token.length > maxShortToken ? token : null;
}

/** Keeps a session in the two cookies of the spec (§3): its token, and who it is for display. */
export function keepSession(token: string, { _id, firstName, lastName, email, picture }: UserDetail): void {
  isLost = false;
  // These five and nothing else that the server may have said of the account.
  const detail: UserDetail = { _id, firstName, lastName, email, picture };
  writeCookie(cookies.token, token);
  writeCookie(cookies.user, JSON.stringify(detail));
  for (const listener of listeners) listener();
}

let reading = new AbortController();

/** Aborted when the session is cleared: what is still being read in its name is for nobody, and would be refused. */
export const sessionSignal = (): AbortSignal => reading.signal;

/** Forgets the session, and gives up what is still being read in its name. */
export function clearSession(): void {
  reading.abort();
  reading = new AbortController();
  removeSession();
}

/** Removes both cookies (spec §4). */
function removeSession(): void {
  writeCookie(cookies.token, null);
  writeCookie(cookies.user, null);
  for (const listener of listeners) listener();
}

let isLost = false;

/** Forgets a session that ended without anybody logging out here. */
export function loseSession(): void {
  isLost = true;
  removeSession();
}

/** Whether that is why nobody is logged in here, which is told once. */
export function hasLostSession(): boolean {
  const lost = isLost;
  isLost = false;
  return lost;
}

/** Logs out here: forgets the session and what this browser keeps of the account. */
export function logOut(): void {
  clearOwn();
  clearSession();
  import('../storage/draft.ts').then(
    ({ clearDrafts }) => clearDrafts(),
    () => {
      // Without a connection they stay, and are shown to their own account alone.
    },
  );
}

let lastText: string | null = null;
let lastDetail: UserDetail | null = null;

/** Who is logged in, for display only; null for a guest. Anything unreadable in the cookie is a nameless user. */
export function currentUser(): UserDetail | null {
  const text = sessionToken() === null ? null : (readCookie(cookies.user) ?? '');
  if (text === lastText) return lastDetail;
  lastText = text;
  lastDetail = text === null ? null : detailOf(text);
  return lastDetail;
}

function detailOf(text: string): UserDetail {
  const detail: UserDetail = { _id: '', firstName: '', lastName: '', email: '', picture: null };
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed !== 'object' || parsed === null) return detail;
    for (const [name, value] of Object.entries(parsed))
      if (name in detail && typeof value === 'string') Object.assign(detail, { [name]: value });
  } catch {
    // A forged or cut cookie: the token alone says who is logged in, the rest is display.
  }
  return detail;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab may have logged in or out. Not every browser tells of a changed cookie; each tells of coming back.
  const cookieStore = 'cookieStore' in window ? window.cookieStore : null;
  cookieStore?.addEventListener('change', listener);
  window.addEventListener('focus', listener);
  return () => {
    listeners.delete(listener);
    cookieStore?.removeEventListener('change', listener);
    window.removeEventListener('focus', listener);
  };
}

/** Who is logged in; null for a guest and while the page is rendered on the server (design D4). */
export const useUser = (): UserDetail | null => useSyncExternalStore(subscribe, currentUser, () => null);
