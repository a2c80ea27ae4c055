import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import { LRUCache } from 'lru-cache';
import { cookies } from '@haat/contract/core/session';
import type { ShopMark } from '../../core/request-context.ts';
import { isDatabaseAway } from '../../core/database/failures.ts';
import { tags } from '../../core/cache/cache.ts';
import { Memo } from '../../core/cache/memo.ts';
import type { Dependencies } from '../../core/dependencies.ts';
import { findShop, isSubdomain } from './service.ts';

/** What of a request says which shop it is about: a Fastify request, or the headers of any other. */
interface Visit {
  headers: IncomingHttpHeaders;
  /** The host name without its port, as believed from a proxy; without it the header `host` is read. */
  hostname?: string;
}

export interface ShopResolver {
  shopOf(visit: Visit): Promise<ShopMark | null>;
  /** Whether the host alone leads to the shop: then what it shows is the same for all who ask there, whatever their cookies. */
  isOfHost(visit: Visit, shop: ShopMark): Promise<boolean>;
}

// Names of shops, and of none, that are remembered beyond half a minute, in case the database goes away.
const maxLastKnown = 10_000;

/**
 * Tells a request's shop (design D12): the one that cookie `subdom` names, else the first label
 * of the host name where a shop has it, else `DEFAULT_SHOP`; null when that does not exist either.
 *
 * A cookie of any content is safe. One that is no subdomain, or names a shop that does not exist (any more), is passed
 * over rather than answered with 404: nobody should be locked out by a cookie they cannot see.
 *
 * Shops are remembered for half a minute, those that do not exist too, so that a page asks nothing for this. While the
 * database is away, a shop is what it was when last asked for, so that pages that are kept can be sent.
 */
export function shopResolver({ database, changes, env }: Dependencies): ShopResolver {
  const shops = new Memo<{ shop: ShopMark | null }>(changes, { maxSize: 2_000, maxAge: 30_000 });
  // Apart, so that names that somebody makes up push out no shop.
  const known = new LRUCache<string, { shop: ShopMark }>({ max: maxLastKnown });
  const unknown = new LRUCache<string, { shop: null }>({ max: maxLastKnown });
  const called = async (subdomain: string | null): Promise<ShopMark | null> => {
    if (subdomain === null) return null;
    try {
      const { shop } = await shops.get(subdomain, [tags.shops], async () => ({
        shop: await findShop(database.orm, subdomain),
      }));
      (shop ? unknown : known).delete(subdomain);
      if (shop) known.set(subdomain, { shop });
      else unknown.set(subdomain, { shop });
      return shop;
    } catch (error) {
      const last = known.get(subdomain) ?? unknown.get(subdomain);
      if (last && isDatabaseAway(error)) return last.shop;
      throw error;
    }
  };
  const ofHost = async ({ headers, hostname }: Visit) =>
    (await called(shopInHost(hostname ?? headers.host))) ?? (await called(env.DEFAULT_SHOP));
  return {
    shopOf: async (visit) => (await called(shopInCookie(visit.headers.cookie))) ?? (await ofHost(visit)),
    // Most who have the cookie have it from the shop of this host.
    isOfHost: async (visit, { id }) =>
      shopInCookie(visit.headers.cookie) === null || (await ofHost(visit).catch(() => null))?.id === id,
  };
}

const cookiePattern = new RegExp(`(?:^|;)\\s*${cookies.shop}=([^;]*)`);

function shopInCookie(header: string | undefined): string | null {
  const value = cookiePattern.exec(header ?? '')?.[1]?.trim();
  return value !== undefined && isSubdomain(value) ? value : null;
}

function shopInHost(host: string | undefined): string | null {
  const name = (host ?? '').replace(/:\d+$/, '').toLowerCase();
  const [label = ''] = name.split('.', 1);
  return isIP(name) === 0 && isSubdomain(label) ? label : null;
}
