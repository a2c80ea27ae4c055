import type { CommonWords } from './en-US/common.ts';
import type { FooterWords } from './en-US/footer.ts';
import type { AccountWords } from './en-US/account.ts';
import type { AddressWords } from './en-US/addresses.ts';
import type { BillScreenWords } from './en-US/bill.ts';
import type { CheckoutWords } from './en-US/checkout.ts';
import type { CompareWords } from './en-US/compare.ts';
import type { ContactWords } from './en-US/contact.ts';
import type { CredentialWords } from './en-US/credentials.ts';
import type { HomeWords } from './en-US/home.ts';
import type { InquiryWords } from './en-US/inquiry.ts';
import type { ListingWords } from './en-US/listing.ts';
import type { NewsletterWords } from './en-US/newsletter.ts';
import type { OrderWords } from './en-US/orders.ts';
import type { PreviewWords } from './en-US/preview.ts';
import type { ProductWords } from './en-US/product.ts';
import type { ProfileWords } from './en-US/profile.ts';
import type { QuickOrderWords } from './en-US/quick-order.ts';
import type { ReviewWords } from './en-US/reviews.ts';
import type { SignOutWords } from './en-US/sign-out.ts';
import type { SignUpWords } from './en-US/sign-up.ts';
import type { TalkWords } from './en-US/talks.ts';

export type SharedWords = CommonWords & FooterWords;
type ScreenWords = AccountWords &
  AddressWords &
  BillScreenWords &
  CheckoutWords &
  CompareWords &
  ContactWords &
  CredentialWords &
  HomeWords &
  InquiryWords &
  ListingWords &
  NewsletterWords &
  OrderWords &
  PreviewWords &
  ProductWords &
  ProfileWords &
  QuickOrderWords &
  ReviewWords &
  SignOutWords &
  SignUpWords &
  TalkWords;

declare module '@haat/web/platform/i18n/language.tsx' {
  interface Messages extends SharedWords, Partial<ScreenWords> {}
}
