import { fill } from '@haat/contract/core/text/fill';
import { categories as categoriesEn } from '../../apps/desk/app/messages/en-US/categories.ts';
import { content as contentEn } from '../../apps/desk/app/messages/en-US/content.ts';
import { desk as deskEn } from '../../apps/desk/app/messages/en-US/desk.ts';
import { helpers as helpersEn } from '../../apps/desk/app/messages/en-US/helpers.ts';
import { inquiry as inquiryEn } from '../../apps/desk/app/messages/en-US/inquiry.ts';
import { insight as insightEn } from '../../apps/desk/app/messages/en-US/insight.ts';
import { money as moneyEn } from '../../apps/desk/app/messages/en-US/money.ts';
import { orders as ordersEn } from '../../apps/desk/app/messages/en-US/orders.ts';
import { owner as ownerEn } from '../../apps/desk/app/messages/en-US/owner.ts';
import { products as productsEn } from '../../apps/desk/app/messages/en-US/products.ts';
import { reviews as reviewsEn } from '../../apps/desk/app/messages/en-US/reviews.ts';
import { categories as categoriesNe } from '../../apps/desk/app/messages/ne-NP/categories.ts';
import { content as contentNe } from '../../apps/desk/app/messages/ne-NP/content.ts';
import { desk as deskNe } from '../../apps/desk/app/messages/ne-NP/desk.ts';
import { helpers as helpersNe } from '../../apps/desk/app/messages/ne-NP/helpers.ts';
import { inquiry as inquiryNe } from '../../apps/desk/app/messages/ne-NP/inquiry.ts';
import { insight as insightNe } from '../../apps/desk/app/messages/ne-NP/insight.ts';
import { money as moneyNe } from '../../apps/desk/app/messages/ne-NP/money.ts';
import { orders as ordersNe } from '../../apps/desk/app/messages/ne-NP/orders.ts';
import { owner as ownerNe } from '../../apps/desk/app/messages/ne-NP/owner.ts';
import { products as productsNe } from '../../apps/desk/app/messages/ne-NP/products.ts';
import { reviews as reviewsNe } from '../../apps/desk/app/messages/ne-NP/reviews.ts';
import { digits } from '@haat/contract/core/money';

const en = {
  ...categoriesEn,
  ...contentEn,
  ...deskEn,
  ...helpersEn,
  ...inquiryEn,
  ...insightEn,
  ...moneyEn,
  ...ordersEn,
  ...ownerEn,
  ...productsEn,
  ...reviewsEn,
};
const ne: Record<keyof typeof en, string> = {
  ...categoriesNe,
  ...contentNe,
  ...deskNe,
  ...helpersNe,
  ...inquiryNe,
  ...insightNe,
  ...moneyNe,
  ...ordersNe,
  ...ownerNe,
  ...productsNe,
  ...reviewsNe,
};

/** What the desk says under a key in a language, as `saying` does for the storefront; figures in the language's digits. */
export const sayingAtDesk =
  (language: 'en' | 'ne') =>
  (key: keyof typeof en, values: Record<string, string | number> = {}): string =>
    fill((language === 'en' ? en : ne)[key], (name) => {
      const value = values[name];
      return typeof value === 'number' ? digits(value, language === 'en' ? 'en-US' : 'ne-NP') : value;
    });
