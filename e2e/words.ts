import { account as accountEn } from '../apps/storefront/app/messages/en-US/account.ts';
import { checkout as checkoutEn } from '../apps/storefront/app/messages/en-US/checkout.ts';
import { common as commonEn } from '../apps/storefront/app/messages/en-US/common.ts';
import { footer as footerEn } from '../apps/storefront/app/messages/en-US/footer.ts';
import { account as accountNe } from '../apps/storefront/app/messages/ne-NP/account.ts';
import { checkout as checkoutNe } from '../apps/storefront/app/messages/ne-NP/checkout.ts';
import { common as commonNe } from '../apps/storefront/app/messages/ne-NP/common.ts';
import { footer as footerNe } from '../apps/storefront/app/messages/ne-NP/footer.ts';

const en = { ...commonEn, ...footerEn, ...accountEn, ...checkoutEn };
const ne: Record<keyof typeof en, string> = { ...commonNe, ...footerNe, ...accountNe, ...checkoutNe };

type Key = keyof typeof en;

/** What the shop says under a key in a language, `{name}` filled. Texts that the spec gives stand in the tests themselves. */
export const saying =
  (language: 'en' | 'ne') =>
  (key: Key, values: Record<string, string | number> = {}): string =>
    (language === 'en' ? en : ne)[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
