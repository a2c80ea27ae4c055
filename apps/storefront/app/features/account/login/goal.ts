import { isDesk } from '@haat/web/platform/navigation/is-desk.ts';
import { stored } from '@haat/web/platform/storage/stored.ts';

interface Goal {
  next: string;
  at: number;
}

// As long as the link of an activation counts, in milliseconds.
const freshFor = 24 * 60 * 60_000;

/** The link of a mail opens in a tab of its own, whose address knows nothing of where its shopper wanted to go. */
const kept = stored<Goal | null>('login-goal', null, (value) => {
  const { next, at } = Object(value) as Record<string, unknown>;
  return typeof next === 'string' && typeof at === 'number' ? { next, at } : null;
});

/** Keeps where somebody wanted to go, a `returnPath`, who waits for a mail now; null forgets what was kept before. */
export const keepGoal = (next: string | null): void =>
  kept.set(next === null ? null : { next, at: Date.now() });

/** Where they wanted to go; null where nothing was kept, or too long ago. */
export function keptGoal(): string | null {
  const goal = kept.get();
  const age = Date.now() - (goal?.at ?? 0);
  return goal && age >= 0 && age < freshFor ? goal.next : null;
}

/** The login that leads on to it: the desk has its own. */
export const loginFor = (goal: string | null): string =>
  goal === null ? '/login' : `${isDesk(goal) ? '/desk' : ''}/login?next=${encodeURIComponent(goal)}`;
