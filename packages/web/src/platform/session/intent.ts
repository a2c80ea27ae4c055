import { returnPath } from './return-path.ts';

/** What a guest wanted when they were sent to the login, and where it is to be done (spec §5). */
export interface Intent {
  /** Their page, or where the deed leads: path and query. */
  at: string;
  /** What to do, for whoever carries it out to understand; undefined where being there is all. */
  wish: unknown;
}

const key = 'intent';
// A wish of so many milliseconds ago is not what somebody logs in for.
const freshFor = 30 * 60_000;

/**
 * Remembers what a guest wanted until they are logged in. It lies in the tab's own storage and never in an address,
 * so that no link that somebody else made can have anything done. What was wanted before is forgotten.
 */
export function keepIntent(intent: Intent): void {
  try {
    if (intent.wish === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify({ ...intent, since: Date.now() }));
  } catch {
    // Without storage the shopper asks once more after the login.
  }
}

/** Whether something waits to be done. */
export function hasIntent(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/**
 * Takes what waits: whoever gets it does it, nobody gets it twice.
 * @param here path and query of the page that is shown
 * @returns the wish, or null where it was for another page, or too long ago, or is not ours
 */
export function takeIntent(here: string): unknown {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return text === null ? null : freshWish(JSON.parse(text), here);
  } catch {
    return null;
  }
}

function freshWish(value: unknown, here: string): unknown {
  if (typeof value !== 'object' || value === null) return null;
  const { at, since, wish } = value as Record<string, unknown>;
  if (typeof at !== 'string' || typeof since !== 'number') return null;
  const age = Date.now() - since;
  // The login leads on to an own path as it is written, so the two are compared in that form.
  return returnPath(at) === returnPath(here) && age >= 0 && age < freshFor ? (wish ?? null) : null;
}
