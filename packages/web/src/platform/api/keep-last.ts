import { usableToken } from '../session/session.ts';
import { CallError } from './call.ts';

/**
 * A loader whose screen stays as it was where it is asked for again and the shop can't be reached: who writes or reads
 * there keeps it all. What a screen opens with is asked for as ever.
 */
export function keepLast<Args extends { request: Request }, Data>(
  load: (args: Args) => Promise<Data>,
): (args: Args) => Promise<Data> {
  let last: { url: string; token: string | null; data: Data } | undefined;
  return async (args) => {
    const { url } = args.request;
    const token = usableToken();
    try {
      const data = await load(args);
      last = { url, token, data };
      return data;
    } catch (error) {
      if (isAway(error) && last?.url === url && last.token === token) return last.data;
      throw error;
    }
  };
}

/** A shop that restarts is as far away as one behind a lost connection. */
const isAway = (error: unknown): boolean =>
  error instanceof CallError && (error.code === 'offline' || [502, 503, 504].includes(error.status));
