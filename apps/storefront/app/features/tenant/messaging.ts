import { withoutLanguage } from '@haat/contract/core/language';

/** What the pre-filled greeting of the chat button is about (spec §1). */
export type GreetingKind = 'product' | 'category' | 'cart' | 'generic';

export function greetingOf(pathname: string): GreetingKind {
  const [, first, second] = withoutLanguage(pathname).split('/');
  if (first === 'product' && second) return 'product';
  if (first === 'product_category' && second) return 'category';
  return first === 'cart-details' ? 'cart' : 'generic';
}

/** The number with its country, digits only, or null: a mobile number of Nepal may be given without 977. */
export function waNumber(number: string | null): string | null {
  const figures = (number ?? '').replace(/\D/g, '').replace(/^00/, '');
  if (/^9\d{9}$/.test(figures)) return `977${figures}`;
  return figures.length >= 8 && figures.length <= 15 ? figures : null;
}

/** A number as it is read: `9779801234567` → `+977 980-1234567`. */
export const numberText = (number: string): string =>
  `+${number.replace(/^(977)(9\d\d)(\d{7})$/, '$1 $2-$3')}`;

export const waLink = (number: string, text: string): string =>
  `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
