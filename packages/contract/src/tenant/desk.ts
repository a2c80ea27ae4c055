import * as z from 'zod/mini';
import { saveCall } from '../core/desk.ts';
import { endpoint } from '../core/endpoint.ts';
import { email, line, prose } from '../core/fields.ts';
import { link, webLink } from '../core/links.ts';
import { shopProfile, shopSettings, theme } from './profile.ts';
import type { ShopProfile } from './profile.ts';

const orEmpty = <T extends z.ZodMiniType>(field: T) => z.union([z.literal(''), field]);

export const readShopDesk = endpoint({
  method: 'GET',
  path: '/api/admin/shop',
  access: 'admin',
  summary: 'Profile, theme and settings of the own shop.',
  answer: z.strictObject({ profile: shopProfile, theme, settings: shopSettings }),
});

export const saveProfile = saveCall(
  'profile',
  "Changes the own shop's profile.",
  z.strictObject({
    shopName: line(80),
    shopNameNe: z.optional(z.nullable(line(80))),
    logo: z.nullable(link),
    favicon: z.nullable(link),
    intro: prose(1_000),
    introNe: z.nullable(prose(1_000)),
    email: orEmpty(email),
    phone: orEmpty(line(30)),
    address: orEmpty(line(200)),
    addressNe: z.nullable(line(200)),
    messagingNumber: z.nullable(line(30)),
    whatsappLink: z.nullable(webLink),
    facebookLink: z.nullable(webLink),
    instagramLink: z.nullable(webLink),
    tiktokLink: z.nullable(webLink),
    registrationNo: z.nullable(line(120)),
    pan: z.nullable(line(20)),
  } satisfies Record<keyof ShopProfile, z.ZodMiniType>),
);
export const saveTheme = saveCall('theme', "Changes the own shop's colours.", theme);
export const saveSettings = saveCall('settings', "Changes the own shop's choices.", shopSettings);

/** Hours in which a guest's order is to be confirmed before its pieces go back. */
const guestOrders = z.strictObject({ confirmHours: z.int().check(z.gte(1), z.lte(168)) });

export const readGuestOrders = endpoint({
  method: 'GET',
  path: '/api/admin/guest-orders',
  access: 'admin',
  summary: 'How the own shop treats orders without an account.',
  answer: guestOrders,
});
export const saveGuestOrders = saveCall(
  'guest-orders',
  'Changes how the own shop treats orders without an account, from the next one on.',
  guestOrders,
);
