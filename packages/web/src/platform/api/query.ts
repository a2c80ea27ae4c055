import { CallError } from './call.ts';
import { withImportsOffline } from './failed-imports.ts';
import { loseSession } from '../session/session.ts';

/** Something of the server's, as far as it is known: on its way, there, or not to be had. */
export type Query<T> =
  | { state: 'loading' }
  | { state: 'ready'; data: T }
  | {
      state: 'failed';
      error: unknown;
      /** What was answered last, where anything was. */ before?: T | undefined;
    };

/** What came of asking. */
export type Result<T> = Exclude<Query<T>, { state: 'loading' }>;

/** Before anything was answered; what a page's HTML knows of what is personal (design D4). */
export const loading = { state: 'loading' } as const;

/**
 * What came of a call, as data. Where code for it could not be fetched, it is `offline` too. Who is told that their session
 * has ended is a guest from then on (spec §4: user error clears the user).
 */
export async function resultOf<T>(asked: Promise<T>): Promise<Result<T>> {
  try {
    return { state: 'ready', data: await asked };
  } catch (error) {
    if (error instanceof CallError && error.code === 'login-required') loseSession();
    return { state: 'failed', error: withImportsOffline(error) };
  }
}

/** What is known of it, also where it could not be asked for again. */
export const knownOf = <T>(query: Query<T>): T | undefined =>
  query.state === 'ready' ? query.data : query.state === 'failed' ? query.before : undefined;
