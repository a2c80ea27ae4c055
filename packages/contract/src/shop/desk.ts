import * as z from 'zod/mini';
import { deliveryDays } from '../addresses/endpoints.ts';
import { coveredPlace } from '../addresses/places.ts';
import { deliveryModes } from '../addresses/rules.ts';
import { endpoint } from '../core/endpoint.ts';
import { done, doneWith, email, id, line, prose, rupees, slug } from '../core/fields.ts';
import { link, pageLink, webLink } from '../core/links.ts';
import { shopProfile, shopSettings, theme } from './profile.ts';
import type { ShopProfile } from './profile.ts';

const saved = doneWith(z.strictObject({ _id: z.string() }));
const optionalLine = (max: number) => z.optional(z.nullable(line(max)));
const optionalLink = z.optional(z.nullable(link));
const orEmpty = <T extends z.ZodMiniType>(field: T) => z.union([z.literal(''), field]);

const save = <T extends z.ZodMiniType>(noun: string, summary: string, input: T) =>
  endpoint({
    method: 'POST',
    path: `/api/admin/${noun}/save`,
    access: 'admin',
    summary,
    input,
    answer: saved,
  });

const remove = (noun: string, summary: string) =>
  endpoint({
    method: 'POST',
    path: `/api/admin/${noun}/delete/:id`,
    access: 'admin',
    summary,
    params: z.object({ id }),
    answer: done,
  });

export const readShopDesk = endpoint({
  method: 'GET',
  path: '/api/admin/shop',
  access: 'admin',
  summary: 'Profile, theme and settings of the own shop.',
  answer: z.strictObject({ profile: shopProfile, theme, settings: shopSettings }),
});

export const saveProfile = save(
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
export const saveTheme = save('theme', "Changes the own shop's colours.", theme);
export const saveSettings = save('settings', "Changes the own shop's choices.", shopSettings);

/** Hours in which a guest's order is to be confirmed before its pieces go back. */
const guestOrders = z.strictObject({ confirmHours: z.int().check(z.gte(1), z.lte(168)) });

export const readGuestOrders = endpoint({
  method: 'GET',
  path: '/api/admin/guest-orders',
  access: 'admin',
  summary: 'How the own shop treats orders without an account.',
  answer: guestOrders,
});
export const saveGuestOrders = save(
  'guest-orders',
  'Changes how the own shop treats orders without an account, from the next one on.',
  guestOrders,
);

export const saveSlider = save(
  'slider',
  'Adds or changes a slider of the front page.',
  z.strictObject({
    _id: z.optional(id),
    image: link,
    title: line(120),
    titleNe: optionalLine(120),
    text: prose(300),
    textNe: z.optional(z.nullable(prose(300))),
    link: z.optional(z.nullable(pageLink)),
    position: z.int().check(z.gte(0), z.lte(100)),
  }),
);
export const deleteSlider = remove('slider', 'Deletes a slider.');

export const saveFooterItems = save(
  'footer-items',
  'Sets the order in which the shop shows its categories.',
  z.strictObject({ categoryIds: z.array(id).check(z.maxLength(60)) }),
);

export const savePopup = save(
  'popup',
  'Sets the popup of the front page; inactive ones are not shown.',
  z.strictObject({
    image: optionalLink,
    title: line(120),
    titleNe: optionalLine(120),
    text: prose(600),
    textNe: z.optional(z.nullable(prose(600))),
    link: z.optional(z.nullable(pageLink)),
    active: z.boolean(),
  }),
);

export const saveBlogPost = save(
  'blog',
  'Adds or changes a post of the blog.',
  z.strictObject({
    _id: z.optional(id),
    slug,
    title: line(200),
    titleNe: optionalLine(200),
    summary: prose(500),
    summaryNe: z.optional(z.nullable(prose(500))),
    body: prose(50_000),
    bodyNe: z.optional(z.nullable(prose(50_000))),
    image: optionalLink,
  }),
);
export const deleteBlogPost = remove('blog', 'Deletes a post of the blog.');

export const saveCategory = save(
  'category',
  'Adds or changes a category.',
  z.strictObject({
    _id: z.optional(id),
    parentId: z.optional(z.nullable(id)),
    title: line(80),
    titleNe: optionalLine(80),
    slug,
    image: optionalLink,
    position: z.int().check(z.gte(0), z.lte(1_000)),
  }),
);
export const deleteCategory = remove('category', 'Deletes an empty category.');

export const saveVendor = save(
  'vendor',
  'Adds or changes a vendor.',
  z.strictObject({
    _id: z.optional(id),
    shopName: line(80),
    shopNameNe: optionalLine(80),
    slug,
    intro: prose(1_000),
    introNe: z.optional(z.nullable(prose(1_000))),
    city: line(80),
    cityNe: optionalLine(80),
    district: line(80),
    districtNe: optionalLine(80),
    pan: optionalLine(20),
    vatRegistered: z.boolean(),
  }),
);

export const saveDeliverySettings = save(
  'delivery-settings',
  "Changes the own shop's delivery terms.",
  z.strictObject({
    deliveryMode: z.enum(deliveryModes),
    flatDeliveryCharge: rupees,
    freeDeliveryThreshold: z.nullable(rupees.check(z.gte(1))),
  }),
);

export const saveDeliveryArea = save(
  'delivery-area',
  'Adds or changes an area the shop delivers to.',
  z.strictObject({
    _id: z.optional(id),
    locationId: id,
    areaName: line(120),
    areaNameNe: optionalLine(120),
    deliveryFee: rupees,
    covers: z.optional(z.array(coveredPlace).check(z.maxLength(800))),
    days: z.optional(z.nullable(deliveryDays)),
  }),
);
export const deleteDeliveryArea = remove('delivery-area', 'Ends delivery to an area.');
