import { isIP } from 'node:net';
import type { Env } from '../env.ts';

/**
 * Where a shop is reached from outside, without a slash at the end: `PUBLIC_URL` itself for the default shop,
 * `<subdomain>.<its host>` for every other one, as the resolver reads host names (design D12). Null where that is not
 * known: without `PUBLIC_URL`, or for another shop where it is an address of numbers. A visitor's header `Host` never
 * gets in here: whoever asks would choose what others are told (docs/decisions, 4).
 */
export function originOf(
  { PUBLIC_URL, DEFAULT_SHOP }: Pick<Env, 'PUBLIC_URL' | 'DEFAULT_SHOP'>,
  subdomain: string,
): string | null {
  if (PUBLIC_URL === undefined) return null;
  const { origin, protocol, hostname, host } = new URL(PUBLIC_URL);
  if (subdomain === DEFAULT_SHOP) return origin;
  return isIP(hostname) === 0 ? `${protocol}//${subdomain}.${host}` : null;
}

/** This machine by name or number, with any port: nobody else's mail program could open such a link anyway. */
const loopback =
  /^(?:[a-z0-9-]+\.)?localhost(?::\d{1,5})?$|^127\.\d+\.\d+\.\d+(?::\d{1,5})?$|^\[::1\](?::\d{1,5})?$/;

/**
 * Where links in mails lead. Without `PUBLIC_URL` that is this machine: under the name it was asked by where that is
 * this machine's own, else by its port. So whoever asks for somebody's reset link cannot choose where it leads.
 */
export function linkOriginOf(
  env: Pick<Env, 'PUBLIC_URL' | 'DEFAULT_SHOP' | 'PORT'>,
  subdomain: string,
  host: string,
): string {
  const known = originOf(env, subdomain);
  if (known !== null) return known;
  if (loopback.test(host)) return `http://${host}`;
  return `http://${subdomain === env.DEFAULT_SHOP ? '' : `${subdomain}.`}localhost:${env.PORT}`;
}
