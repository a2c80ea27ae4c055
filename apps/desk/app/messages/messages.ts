import type { CategoryWords } from './en-US/categories.ts';
import type { ContentWords } from './en-US/content.ts';
import type { DeskWords } from './en-US/desk.ts';
import type { HelperWords } from './en-US/helpers.ts';
import type { InquiryWords } from './en-US/inquiry.ts';
import type { InsightWords } from './en-US/insight.ts';
import type { MoneyWords } from './en-US/money.ts';
import type { OrderWords } from './en-US/orders.ts';
import type { OwnerWords } from './en-US/owner.ts';
import type { ProductWords } from './en-US/products.ts';
import type { ReviewWords } from './en-US/reviews.ts';

/** All that the desk says: it is one app for few people, so its words come together. */
export type AllWords = CategoryWords &
  ContentWords &
  DeskWords &
  HelperWords &
  InquiryWords &
  InsightWords &
  MoneyWords &
  OrderWords &
  OwnerWords &
  ProductWords &
  ReviewWords;

declare module '@haat/web/platform/i18n/language.tsx' {
  interface Messages extends AllWords {}
}
