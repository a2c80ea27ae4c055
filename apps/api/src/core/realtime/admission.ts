import type { IncomingHttpHeaders } from 'node:http';
import { networkOf } from '../http/network.ts';

/** Many phones share one address behind a provider's gateway, so an address may hold many connections. */
const openEach = 200;
const openInAll = 20_000;
/** So often one address may connect in a minute: phones on a train reconnect now and then, not every second. */
const attemptsPerMinute = 300;

/** Counts connections by network, so that no one takes them all. */
export class ConnectionLimit {
  readonly #open = new Map<string, number>();
  readonly #attempts = new Map<string, number>();
  readonly #limited: boolean;
  #all = 0;
  #minute = 0;

  constructor(limited: boolean) {
    this.#limited = limited;
  }

  /** Whether one more may connect from here; asking counts as an attempt. */
  admits(address: string): boolean {
    if (!this.#limited) return true;
    const network = networkOf(address);
    const minute = Math.floor(performance.now() / 60_000);
    if (minute !== this.#minute) this.#attempts.clear();
    this.#minute = minute;
    const attempts = (this.#attempts.get(network) ?? 0) + 1;
    this.#attempts.set(network, attempts);
    return (
      attempts <= attemptsPerMinute && this.#all < openInAll && (this.#open.get(network) ?? 0) < openEach
    );
  }

  /** Somebody has connected; the answer is called once when they have gone. */
  opened(address: string): () => void {
    const network = networkOf(address);
    this.#all += 1;
    this.#open.set(network, (this.#open.get(network) ?? 0) + 1);
    return () => {
      this.#all -= 1;
      const left = (this.#open.get(network) ?? 1) - 1;
      if (left > 0) this.#open.set(network, left);
      else this.#open.delete(network);
    };
  }
}

/** What a request to connect tells of itself. */
interface ConnectRequest {
  headers: IncomingHttpHeaders;
}

/** The host that was asked for, as believed from a proxy. */
export function hostOf(request: ConnectRequest, proxies: number): string {
  const named = proxies > 0 ? listIn(request.headers['x-forwarded-host']).at(-1) : undefined;
  return (named ?? request.headers.host ?? '').toLowerCase();
}

const listIn = (header: string | string[] | undefined): string[] =>
  String(header ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');

/**
 * Whether a page may connect: one of the host that was asked for. Browsers always say where a page is from; what says
 * nothing is no browser, and carries nobody's authority. The token is never a cookie, so this is a second lock.
 */
export function isOwnPage(request: ConnectRequest, host: string): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
