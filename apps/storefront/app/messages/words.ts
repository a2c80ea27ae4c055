import { fill } from '@haat/contract/core/text/fill';
import type { Language } from '@haat/contract/core/language';
import { account as accountEn } from './en-US/account.ts';
import { addresses as addressesEn } from './en-US/addresses.ts';
import { bill as billEn } from './en-US/bill.ts';
import { checkout as checkoutEn } from './en-US/checkout.ts';
import { common as commonEn } from './en-US/common.ts';
import type { CommonWords } from './en-US/common.ts';
import { compare as compareEn } from './en-US/compare.ts';
import { contact as contactEn } from './en-US/contact.ts';
import { credentials as credentialsEn } from './en-US/credentials.ts';
import { home as homeEn } from './en-US/home.ts';
import { listing as listingEn } from './en-US/listing.ts';
import { newsletter as newsletterEn } from './en-US/newsletter.ts';
import { orders as ordersEn } from './en-US/orders.ts';
import { preview as previewEn } from './en-US/preview.ts';
import { product as productEn } from './en-US/product.ts';
import { profile as profileEn } from './en-US/profile.ts';
import { signOut as signOutEn } from './en-US/sign-out.ts';
import { signUp as signUpEn } from './en-US/sign-up.ts';
import { talks as talksEn } from './en-US/talks.ts';
import { account as accountNe } from './ne-NP/account.ts';
import { addresses as addressesNe } from './ne-NP/addresses.ts';
import { bill as billNe } from './ne-NP/bill.ts';
import { checkout as checkoutNe } from './ne-NP/checkout.ts';
import { common as commonNe } from './ne-NP/common.ts';
import { compare as compareNe } from './ne-NP/compare.ts';
import { contact as contactNe } from './ne-NP/contact.ts';
import { credentials as credentialsNe } from './ne-NP/credentials.ts';
import { home as homeNe } from './ne-NP/home.ts';
import { listing as listingNe } from './ne-NP/listing.ts';
import { newsletter as newsletterNe } from './ne-NP/newsletter.ts';
import { orders as ordersNe } from './ne-NP/orders.ts';
import { preview as previewNe } from './ne-NP/preview.ts';
import { product as productNe } from './ne-NP/product.ts';
import { profile as profileNe } from './ne-NP/profile.ts';
import { signOut as signOutNe } from './ne-NP/sign-out.ts';
import { signUp as signUpNe } from './ne-NP/sign-up.ts';
import { talks as talksNe } from './ne-NP/talks.ts';

const sets = {
  'en-US': {
    account: accountEn,
    addresses: addressesEn,
    bill: billEn,
    checkout: checkoutEn,
    compare: compareEn,
    contact: contactEn,
    credentials: credentialsEn,
    home: homeEn,
    listing: listingEn,
    newsletter: newsletterEn,
    orders: ordersEn,
    preview: previewEn,
    product: productEn,
    profile: profileEn,
    signOut: signOutEn,
    signUp: signUpEn,
    talks: talksEn,
  },
  'ne-NP': {
    account: accountNe,
    addresses: addressesNe,
    bill: billNe,
    checkout: checkoutNe,
    compare: compareNe,
    contact: contactNe,
    credentials: credentialsNe,
    home: homeNe,
    listing: listingNe,
    newsletter: newsletterNe,
    orders: ordersNe,
    preview: previewNe,
    product: productNe,
    profile: profileNe,
    signOut: signOutNe,
    signUp: signUpNe,
    talks: talksNe,
  },
};

/** The words of one screen in the page's language. For loaders: only what they return travels. */
export const screenWords = <Name extends keyof (typeof sets)['en-US']>(language: Language, name: Name) =>
  sets[language][name];

/** The words of the forms that lead into an account. */
export const entryWords = (language: Language) => ({
  ...screenWords(language, 'credentials'),
  ...screenWords(language, 'signUp'),
});

const common: Record<Language, CommonWords> = { 'en-US': commonEn, 'ne-NP': commonNe };

/** For loaders: a text of the shared set, as in the page's head, `{name}` filled from the values as they are. */
export const headText = (
  language: Language,
  key: keyof CommonWords,
  values: Record<string, string> = {},
): string => fill(common[language][key], (name) => values[name]);
