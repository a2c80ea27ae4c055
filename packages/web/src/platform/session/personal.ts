import { useEffect, useRef, useState } from 'react';
import { redirect, replace, useRevalidator } from 'react-router';
import { inLanguage, languageOfPath } from '@haat/contract/core/language';
import type { UserDetail } from '@haat/contract/core/session';
import { pause } from '../browser/pause.ts';
import { loading, resultOf } from '../api/query.ts';
import { allAwake } from '../hydration/all-awake.ts';
import { needsNoMove } from '../hydration/first-move.ts';
import type { Query, Result } from '../api/query.ts';
import { currentUser, sessionToken, useUser } from './session.ts';

interface Personal<Own> {
  /** As it came, or still on its way: the screen is shown with its skeleton meanwhile. */
  own: Result<Own> | Promise<Result<Own>>;
  ownerId: string | undefined;
}

interface PageArgs<Page> {
  request: Request;
  serverLoader: () => Promise<Page>;
}

// Milliseconds for which a screen that could be shown waits for what belongs into it, so that no skeleton flashes.
const flash = 150;

/**
 * For the `clientLoader` of a screen that is only for who is logged in: the page, which is the same for everybody, and
 * what is the shopper's own, asked for at once. With `clientLoader.hydrate` it is asked for on a first visit too, while
 * the page that the server made is shown (design D4). Who follows a link sees the screen as soon as its page is there;
 * who goes back sees it whole, at the height at which they left it.
 * @throws a redirect to /login for a guest, also for one whose session turns out to have ended (spec §5, §6)
 */
export async function personalPage<Page extends object, Own>(
  { request, serverLoader }: PageArgs<Page>,
  ask: (signal: AbortSignal) => Promise<Own>,
): Promise<Page & Personal<Own>> {
  // The router shows what a loader brought once no part of the page waits to be taken over any more.
  needsNoMove();
  if (sessionToken() === null) await loginFirst(request);
  const ownerId = currentUser()?._id;
  const asked = resultOf(ask(request.signal));
  const page = await pageOf(request, serverLoader);
  const soon = await (isHere(request) ? asked : Promise.race([asked, pause(flash)]));
  if (sessionToken() === null) await loginFirst(request);
  return { ...page, own: soon ?? asked, ownerId };
}

/** Whether the browser's address is already that of the screen: on a first visit, on going back, on asking again. */
function isHere({ url }: Request): boolean {
  const { pathname, search } = new URL(url);
  return pathname + search === location.pathname + location.search;
}

let sentToLogin = false;

/** Whether the shopper was sent to the login by a personal screen, which is told them there once. */
export function wasSentToLogin(): boolean {
  const sent = sentToLogin;
  sentToLogin = false;
  return sent;
}

async function loginFirst(request: Request): Promise<never> {
  await allAwake();
  sentToLogin = true;
  const { pathname, search } = new URL(request.url);
  const next = pathname + search;
  const login = `${inLanguage('/login', languageOfPath(pathname))}?next=${encodeURIComponent(next)}`;
  // Going back from the login does not lead to a screen that leads to the login.
  throw isHere(request) ? replace(login) : redirect(login);
}

let shown: { url: string; page: object } | null = null;

/** Asked for again without a connection, the page that is shown stays. */
async function pageOf<Page extends object>(
  { url }: Request,
  serverLoader: () => Promise<Page>,
): Promise<Page> {
  try {
    const page = await serverLoader();
    shown = { url, page };
    return page;
  } catch (error) {
    // What was shown under this address the same loader brought.
    if (shown?.url === url) return shown.page as Page;
    throw error;
  }
}

/**
 * What a screen with `personalPage` shows: who is logged in, null while that is not known or nobody, and what is their
 * own. Somebody who logs out in another tab, or whose session ends, is led to the login.
 * @param data what the screen's loaders brought
 */
export function useOwn<Own>(data: object | Personal<Own>): {
  user: UserDetail | null;
  own: Query<Own>;
  retry: () => void;
} {
  const user = useUser();
  const { revalidate, state } = useRevalidator();
  const retry = () => void revalidate();
  const userId = user?._id;
  const before = useRef(userId);
  useEffect(() => {
    if (before.current !== undefined && before.current !== userId) void revalidate();
    before.current = userId;
  }, [userId, revalidate]);
  const came = useCome('own' in data ? data.own : loading);
  const known = user && 'own' in data && data.ownerId === userId ? came : loading;
  return { user, own: known.state === 'failed' && state !== 'idle' ? loading : known, retry };
}

function useCome<T>(brought: Query<T> | Promise<Result<T>>): Query<T> {
  const [come, setCome] = useState<{ promise: unknown; result: Result<T> } | null>(null);
  useEffect(() => {
    if (!(brought instanceof Promise)) return;
    let shown = true;
    void brought.then((result) => shown && setCome({ promise: brought, result }));
    return () => {
      shown = false;
    };
  }, [brought]);
  if (!(brought instanceof Promise)) return brought;
  return come?.promise === brought ? come.result : loading;
}
