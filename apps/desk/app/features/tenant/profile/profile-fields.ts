import type { HTMLAttributes } from 'react';
import type { saveProfile } from '@haat/contract/tenant/calls';
import type { CallInput } from '@haat/contract/core/endpoint';
import type { ShopProfile } from '@haat/contract/tenant/schemas';
import { textIn } from '@haat/web/platform/forms/form-text.ts';

interface ProfileField {
  name: ProfileName;
  most: number;
  lines?: number;
  lang?: 'ne';
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
}

export type ProfileName = Exclude<keyof ShopProfile, 'logo' | 'favicon'>;
export type ProfileValues = Record<ProfileName, string>;

/** What an owner says of the shop, in parts that belong together. */
export const profileGroups: {
  words: 'profile.names' | 'profile.reached' | 'profile.law';
  fields: ProfileField[];
}[] = [
  {
    words: 'profile.names',
    fields: [
      { name: 'shopName', most: 80 },
      { name: 'shopNameNe', most: 80, lang: 'ne' },
      { name: 'intro', most: 1_000, lines: 3 },
      { name: 'introNe', most: 1_000, lines: 3, lang: 'ne' },
    ],
  },
  {
    words: 'profile.reached',
    fields: [
      { name: 'email', most: 254, inputMode: 'email' },
      { name: 'phone', most: 30, inputMode: 'tel' },
      { name: 'messagingNumber', most: 30, inputMode: 'tel' },
      { name: 'address', most: 200 },
      { name: 'addressNe', most: 200, lang: 'ne' },
      { name: 'whatsappLink', most: 2_000, inputMode: 'url' },
      { name: 'facebookLink', most: 2_000, inputMode: 'url' },
      { name: 'instagramLink', most: 2_000, inputMode: 'url' },
      { name: 'tiktokLink', most: 2_000, inputMode: 'url' },
    ],
  },
  {
    words: 'profile.law',
    fields: [
      { name: 'registrationNo', most: 120 },
      { name: 'pan', most: 20 },
    ],
  },
];

export const isLink = (name: ProfileName): boolean => name.endsWith('Link');

const eachField = (textOf: (name: ProfileName) => string): ProfileValues => ({
  shopName: textOf('shopName'),
  shopNameNe: textOf('shopNameNe'),
  intro: textOf('intro'),
  introNe: textOf('introNe'),
  email: textOf('email'),
  phone: textOf('phone'),
  messagingNumber: textOf('messagingNumber'),
  address: textOf('address'),
  addressNe: textOf('addressNe'),
  whatsappLink: textOf('whatsappLink'),
  facebookLink: textOf('facebookLink'),
  instagramLink: textOf('instagramLink'),
  tiktokLink: textOf('tiktokLink'),
  registrationNo: textOf('registrationNo'),
  pan: textOf('pan'),
});

export const valuesOf = (profile: ShopProfile): ProfileValues => eachField((name) => profile[name] ?? '');

export const valuesIn = (form: FormData): ProfileValues => eachField((name) => textIn(form, name).trim());

/** Them as the input of a call. */
export const inputOf = (values: ProfileValues): Omit<CallInput<typeof saveProfile>, 'version'> => {
  const { shopName, intro, email, phone, address, ...rest } = values;
  return {
    ...{ shopName, intro, email, phone, address },
    shopNameNe: rest.shopNameNe || null,
    introNe: rest.introNe || null,
    addressNe: rest.addressNe || null,
    messagingNumber: rest.messagingNumber || null,
    whatsappLink: rest.whatsappLink || null,
    facebookLink: rest.facebookLink || null,
    instagramLink: rest.instagramLink || null,
    tiktokLink: rest.tiktokLink || null,
    registrationNo: rest.registrationNo || null,
    pan: rest.pan || null,
  };
};
