import { Outlet } from 'react-router';
import { LanguageProvider } from '@haat/web/platform/i18n/language.tsx';
import { categories } from '../messages/en-US/categories.ts';
import { content } from '../messages/en-US/content.ts';
import { desk } from '../messages/en-US/desk.ts';
import { helpers } from '../messages/en-US/helpers.ts';
import { inquiry } from '../messages/en-US/inquiry.ts';
import { insight } from '../messages/en-US/insight.ts';
import { money } from '../messages/en-US/money.ts';
import { orders } from '../messages/en-US/orders.ts';
import { owner } from '../messages/en-US/owner.ts';
import { products } from '../messages/en-US/products.ts';
import { reviews } from '../messages/en-US/reviews.ts';
import type { AllWords } from '../messages/messages.ts';

const words: AllWords = {
  ...{ ...categories, ...content, ...desk, ...helpers, ...inquiry, ...insight },
  ...{ ...money, ...orders, ...owner, ...products, ...reviews },
};

/** Every screen of the desk in this language. */
export default function English() {
  return (
    <LanguageProvider language="en-US" words={words}>
      <Outlet />
    </LanguageProvider>
  );
}
