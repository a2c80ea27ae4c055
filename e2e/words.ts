import { account as accountEn } from '../apps/storefront/app/messages/en-US/account.ts';
import { checkout as checkoutEn } from '../apps/storefront/app/messages/en-US/checkout.ts';
import { common as commonEn } from '../apps/storefront/app/messages/en-US/common.ts';
import { footer as footerEn } from '../apps/storefront/app/messages/en-US/footer.ts';
import { listing as listingEn } from '../apps/storefront/app/messages/en-US/listing.ts';
import { product as productEn } from '../apps/storefront/app/messages/en-US/product.ts';
import { account as accountNe } from '../apps/storefront/app/messages/ne-NP/account.ts';
import { checkout as checkoutNe } from '../apps/storefront/app/messages/ne-NP/checkout.ts';
import { common as commonNe } from '../apps/storefront/app/messages/ne-NP/common.ts';
import { footer as footerNe } from '../apps/storefront/app/messages/ne-NP/footer.ts';
import { listing as listingNe } from '../apps/storefront/app/messages/ne-NP/listing.ts';
import { product as productNe } from '../apps/storefront/app/messages/ne-NP/product.ts';

const en = { ...accountEn, ...checkoutEn, ...commonEn, ...footerEn, ...listingEn, ...productEn };
const ne: Record<keyof typeof en, string> = {
  ...accountNe,
  ...checkoutNe,
  ...commonNe,
  ...footerNe,
  ...listingNe,
  ...productNe,
};

type Key = keyof typeof en;

/** What the shop says under a key in a language, `{name}` filled. Texts that the spec gives stand in the tests themselves. */
export const saying =
  (language: 'en' | 'ne') =>
  (key: Key, values: Record<string, string | number> = {}): string =>
    (language === 'en' ? en : ne)[key].replace(/\{(\w+)\}/g, (whole, name: string) =>
      String(values[name] ?? whole),
    );
