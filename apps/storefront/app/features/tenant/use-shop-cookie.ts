import { useEffect } from 'react';
import { cookies } from '@haat/contract/core/text/names';
import { writeCookie } from '@haat/web/platform/session/session.ts';

/**
 * Keeps which shop this is in its cookie (spec §1, design D12). The browser sets it, because public HTML carries no
 * cookies (design D4).
 */
export function useShopCookie(subdomain: string): void {
  useEffect(() => {
    const there = document.cookie.split('; ').some((pair) => pair.startsWith(`${cookies.shop}=`));
    if (!there) writeCookie(cookies.shop, subdomain);
  }, [subdomain]);
}
