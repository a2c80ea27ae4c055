import { createContext, use } from 'react';
import { redirect } from 'react-router';
import { getMe } from '@haat/contract/account/calls';
import type { OwnAccount } from '@haat/contract/account/schemas';
import { inLanguage, languageOfPath } from '@haat/contract/core/language';
import type { VendorMark } from '@haat/contract/vendors/schemas';
import { CallError, call } from '@haat/web/platform/api/call.ts';
import { isDesk } from '@haat/web/platform/navigation/is-desk.ts';
import { loseSession, usableToken } from '@haat/web/platform/session/session.ts';

interface Seller {
  account: OwnAccount;
  vendor: VendorMark;
  subdomain: string;
}

export const SellerContext = createContext<Seller | null>(null);

export function useSeller(): Seller {
  const seller = use(SellerContext);
  if (!seller) throw new Error('useSeller outside of the desk');
  return seller;
}

/** The account of whoever is at the owner's desk: an owner, or a helper. */
export const OwnerContext = createContext<OwnAccount | null>(null);

/** Who is at the owner's desk. */
export function useOwner(): OwnAccount {
  const account = use(OwnerContext);
  if (!account) throw new Error('useOwner outside of the owner’s desk');
  return account;
}

const inSame = (request: Request, path: string): string =>
  inLanguage(path, languageOfPath(new URL(request.url).pathname));

// The account of a session, which stays the same while its token does.
let known: { token: string; account: OwnAccount } | null = null;

/**
 * The account of this session.
 * @throws a redirect to the login where there is none, from where somebody comes back to what they asked for
 */
export async function currentAccount(request: Request): Promise<OwnAccount> {
  const { pathname, search } = new URL(request.url);
  const login = `${inSame(request, '/desk/login')}?next=${encodeURIComponent(pathname + search)}`;
  const token = usableToken();
  if (token === null) throw redirect(login);
  if (known?.token === token) return known.account;
  try {
    const account = await call(getMe, {});
    known = { token, account };
    return account;
  } catch (error) {
    if (!(error instanceof CallError && error.code === 'login-required')) throw error;
    loseSession();
    throw redirect(login);
  }
}

/**
 * Lets sellers in, before anything of a screen is asked for.
 * @throws a redirect for everybody else
 */
export async function sellersOnly(request: Request): Promise<OwnAccount> {
  const account = await currentAccount(request);
  if (account.role === 'admin') throw redirect(inSame(request, '/desk/shop'));
  if (account.role !== 'vendor') throw redirect(inSame(request, '/desk/no-seller'));
  return account;
}

/**
 * Lets whoever runs the shop in.
 * @throws a redirect for everybody else
 */
export async function ownersOnly(request: Request): Promise<OwnAccount> {
  const account = await currentAccount(request);
  if (account.role !== 'admin') throw redirect(inSame(request, '/desk'));
  return account;
}

/** Who may open a place of a desk: everybody who works there, unless it says more. */
export type PlaceAccess = 'with-money' | 'holder';

/** Whether an account may open a place of its desk; the API refuses it all the same. */
export const mayOpen = ({ helper }: Pick<OwnAccount, 'helper'>, access: PlaceAccess | undefined): boolean =>
  helper === null || access === undefined || (access === 'with-money' && helper.seesMoney);

/** Where the login leads: an address of the desk and of nothing else. */
export function returnPath(next: string | null, home: string): string {
  return next !== null && isDesk(next) ? next : home;
}
