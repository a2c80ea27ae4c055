import { fill } from '@haat/contract/core/text/fill';
import { billWords } from '@haat/contract/orders/bill-words';
import { account as accountEn } from '../../apps/storefront/app/messages/en-US/account.ts';
import { addresses as addressesEn } from '../../apps/storefront/app/messages/en-US/addresses.ts';
import { bill as billEn } from '../../apps/storefront/app/messages/en-US/bill.ts';
import { checkout as checkoutEn } from '../../apps/storefront/app/messages/en-US/checkout.ts';
import { common as commonEn } from '../../apps/storefront/app/messages/en-US/common.ts';
import { compare as compareEn } from '../../apps/storefront/app/messages/en-US/compare.ts';
import { contact as contactEn } from '../../apps/storefront/app/messages/en-US/contact.ts';
import { credentials as credentialsEn } from '../../apps/storefront/app/messages/en-US/credentials.ts';
import { footer as footerEn } from '../../apps/storefront/app/messages/en-US/footer.ts';
import { inquiry as inquiryEn } from '../../apps/storefront/app/messages/en-US/inquiry.ts';
import { listing as listingEn } from '../../apps/storefront/app/messages/en-US/listing.ts';
import { newsletter as newsletterEn } from '../../apps/storefront/app/messages/en-US/newsletter.ts';
import { orders as ordersEn } from '../../apps/storefront/app/messages/en-US/orders.ts';
import { quickOrder as quickOrderEn } from '../../apps/storefront/app/messages/en-US/quick-order.ts';
import { preview as previewEn } from '../../apps/storefront/app/messages/en-US/preview.ts';
import { product as productEn } from '../../apps/storefront/app/messages/en-US/product.ts';
import { profile as profileEn } from '../../apps/storefront/app/messages/en-US/profile.ts';
import { reviews as reviewsEn } from '../../apps/storefront/app/messages/en-US/reviews.ts';
import { signOut as signOutEn } from '../../apps/storefront/app/messages/en-US/sign-out.ts';
import { signUp as signUpEn } from '../../apps/storefront/app/messages/en-US/sign-up.ts';
import { talks as talksEn } from '../../apps/storefront/app/messages/en-US/talks.ts';
import { account as accountNe } from '../../apps/storefront/app/messages/ne-NP/account.ts';
import { addresses as addressesNe } from '../../apps/storefront/app/messages/ne-NP/addresses.ts';
import { bill as billNe } from '../../apps/storefront/app/messages/ne-NP/bill.ts';
import { checkout as checkoutNe } from '../../apps/storefront/app/messages/ne-NP/checkout.ts';
import { common as commonNe } from '../../apps/storefront/app/messages/ne-NP/common.ts';
import { compare as compareNe } from '../../apps/storefront/app/messages/ne-NP/compare.ts';
import { contact as contactNe } from '../../apps/storefront/app/messages/ne-NP/contact.ts';
import { credentials as credentialsNe } from '../../apps/storefront/app/messages/ne-NP/credentials.ts';
import { footer as footerNe } from '../../apps/storefront/app/messages/ne-NP/footer.ts';
import { inquiry as inquiryNe } from '../../apps/storefront/app/messages/ne-NP/inquiry.ts';
import { listing as listingNe } from '../../apps/storefront/app/messages/ne-NP/listing.ts';
import { newsletter as newsletterNe } from '../../apps/storefront/app/messages/ne-NP/newsletter.ts';
import { orders as ordersNe } from '../../apps/storefront/app/messages/ne-NP/orders.ts';
import { quickOrder as quickOrderNe } from '../../apps/storefront/app/messages/ne-NP/quick-order.ts';
import { preview as previewNe } from '../../apps/storefront/app/messages/ne-NP/preview.ts';
import { product as productNe } from '../../apps/storefront/app/messages/ne-NP/product.ts';
import { profile as profileNe } from '../../apps/storefront/app/messages/ne-NP/profile.ts';
import { reviews as reviewsNe } from '../../apps/storefront/app/messages/ne-NP/reviews.ts';
import { signOut as signOutNe } from '../../apps/storefront/app/messages/ne-NP/sign-out.ts';
import { signUp as signUpNe } from '../../apps/storefront/app/messages/ne-NP/sign-up.ts';
import { talks as talksNe } from '../../apps/storefront/app/messages/ne-NP/talks.ts';

const en = {
  ...accountEn,
  ...addressesEn,
  ...billEn,
  ...billWords['en-US'],
  ...checkoutEn,
  ...commonEn,
  ...compareEn,
  ...contactEn,
  ...credentialsEn,
  ...footerEn,
  ...inquiryEn,
  ...listingEn,
  ...newsletterEn,
  ...ordersEn,
  ...previewEn,
  ...productEn,
  ...quickOrderEn,
  ...profileEn,
  ...reviewsEn,
  ...signOutEn,
  ...signUpEn,
  ...talksEn,
};
const ne: Record<keyof typeof en, string> = {
  ...accountNe,
  ...addressesNe,
  ...billNe,
  ...billWords['ne-NP'],
  ...checkoutNe,
  ...commonNe,
  ...compareNe,
  ...contactNe,
  ...credentialsNe,
  ...footerNe,
  ...inquiryNe,
  ...listingNe,
  ...newsletterNe,
  ...ordersNe,
  ...previewNe,
  ...productNe,
  ...quickOrderNe,
  ...profileNe,
  ...reviewsNe,
  ...signOutNe,
  ...signUpNe,
  ...talksNe,
};

type Key = keyof typeof en;

/** What the shop says under a key in a language, `{name}` filled. Texts that the spec gives stand in the tests themselves. */
export const saying =
  (language: 'en' | 'ne') =>
  (key: Key, values: Record<string, string | number> = {}): string =>
    fill((language === 'en' ? en : ne)[key], (name) => values[name]?.toString());
