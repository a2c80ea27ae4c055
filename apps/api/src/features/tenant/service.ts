import { eq } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { refusal } from '@haat/contract/core/problem';
import type { ShopProfile, ShopSettings, Theme } from '@haat/contract/tenant/schemas';
import type { Db } from '../../core/database/database.ts';
import type { ShopMark } from '../../core/request-context.ts';
import { shops } from './tables.ts';

export { addShop } from './add-shop.ts';

/** The shop of another noun's row: `innerJoin(joinedShop.rows, joinedShop.on(…))`. */
export const joinedShop = {
  rows: shops,
  on: (shopId: AnyPgColumn) => eq(shops.id, shopId),
  shopName: shops.shopName,
};

const subdomainForm = /^[a-z0-9][a-z0-9-]{0,62}$/;

export const isSubdomain = (text: string): boolean => subdomainForm.test(text);

export async function findShop(db: Db, subdomain: string): Promise<ShopMark | null> {
  if (!isSubdomain(subdomain)) return null;
  const [found] = await db
    .select({ id: shops.id, subdomain: shops.subdomain })
    .from(shops)
    .where(eq(shops.subdomain, subdomain))
    .limit(1);
  return found ?? null;
}

export interface ShopNames {
  shopName: string;
  shopNameNe: string | null;
}

/** What a shop is called; nothing when it has just gone. */
export async function shopNamesOf(db: Db, shopId: string): Promise<ShopNames> {
  const [found] = await db
    .select({ shopName: shops.shopName, shopNameNe: shops.shopNameNe })
    .from(shops)
    .where(eq(shops.id, shopId))
    .limit(1);
  return found ?? { shopName: '', shopNameNe: null };
}

export async function shopOfId(db: Db, shopId: string): Promise<ShopMark | null> {
  const [found] = await db
    .select({ id: shops.id, subdomain: shops.subdomain })
    .from(shops)
    .where(eq(shops.id, shopId));
  return found ?? null;
}

export async function guestConfirmHours(db: Db, shopId: string): Promise<number> {
  const [found] = await db.select({ hours: shops.guestConfirmHours }).from(shops).where(eq(shops.id, shopId));
  if (!found) throw refusal('no-such-shop');
  return found.hours;
}

/** The pictures that stand for a shop, best first: its favicon, its logo. */
export async function findPictures(db: Db, shopId: string): Promise<string[]> {
  const [found] = await db
    .select({ favicon: shops.favicon, logo: shops.logo })
    .from(shops)
    .where(eq(shops.id, shopId))
    .limit(1);
  return [found?.favicon, found?.logo].filter((each) => each !== null && each !== undefined);
}

export async function listShopIds(db: Db): Promise<string[]> {
  const rows = await db.select({ id: shops.id }).from(shops);
  return rows.map(({ id }) => id);
}

interface Shop extends ShopMark {
  profile: ShopProfile;
  theme: Theme;
  settings: ShopSettings;
}

// What a shop has and promises that has not chosen: the two promises that the software itself keeps.
const notChosen = {
  pattern: 'diamonds',
  promises: { pay: true, fee: true, returnDays: null },
} satisfies Partial<ShopSettings>;

/** What a shop says of itself and how it looks; null when it has just gone. */
export async function readShop(db: Db, shopId: string): Promise<Shop | null> {
  const [found] = await db.select().from(shops).where(eq(shops.id, shopId)).limit(1);
  if (!found) return null;
  return {
    id: found.id,
    subdomain: found.subdomain,
    profile: profileOf(found),
    theme: themeOf(found),
    settings: settingsOf(found),
  };
}

export type ShopRow = typeof shops.$inferSelect;

export function settingsOf({ settings }: ShopRow): ShopSettings {
  const { quickViewRating, loginToOpenProduct, newsletter, pattern, promises } = {
    ...notChosen,
    ...settings,
  };
  return { quickViewRating, loginToOpenProduct, newsletter, pattern, promises };
}

export const profileOf = (shop: ShopRow): ShopProfile => ({
  shopName: shop.shopName,
  shopNameNe: shop.shopNameNe,
  logo: shop.logo,
  favicon: shop.favicon,
  intro: shop.intro,
  introNe: shop.introNe,
  email: shop.email,
  phone: shop.phone,
  address: shop.address,
  addressNe: shop.addressNe,
  messagingNumber: shop.messagingNumber,
  whatsappLink: shop.whatsappLink,
  facebookLink: shop.facebookLink,
  instagramLink: shop.instagramLink,
  tiktokLink: shop.tiktokLink,
  registrationNo: shop.registrationNo,
  pan: shop.pan,
});

export const themeOf = ({ primaryColor, textColor, baseColor, selectedColor }: ShopRow): Theme => ({
  primaryColor,
  textColor,
  baseColor,
  selectedColor,
});
