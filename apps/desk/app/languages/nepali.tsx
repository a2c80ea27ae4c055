import { Outlet } from 'react-router';
import { LanguageProvider } from '@haat/web/platform/i18n/language.tsx';
import { categories } from '../messages/ne-NP/categories.ts';
import { content } from '../messages/ne-NP/content.ts';
import { desk } from '../messages/ne-NP/desk.ts';
import { helpers } from '../messages/ne-NP/helpers.ts';
import { inquiry } from '../messages/ne-NP/inquiry.ts';
import { insight } from '../messages/ne-NP/insight.ts';
import { money } from '../messages/ne-NP/money.ts';
import { orders } from '../messages/ne-NP/orders.ts';
import { owner } from '../messages/ne-NP/owner.ts';
import { products } from '../messages/ne-NP/products.ts';
import { reviews } from '../messages/ne-NP/reviews.ts';
import type { AllWords } from '../messages/messages.ts';

const words: AllWords = {
  ...{ ...categories, ...content, ...desk, ...helpers, ...inquiry, ...insight },
  ...{ ...money, ...orders, ...owner, ...products, ...reviews },
};

/** Every screen of the desk in this language. */
export default function Nepali() {
  return (
    <LanguageProvider language="ne-NP" words={words}>
      <Outlet />
    </LanguageProvider>
  );
}
