import { choiceText } from '@haat/contract/catalog/choice';
import type { OrderedVariant } from '@haat/contract/catalog/product';
import { inLanguage, titleIn } from '@haat/contract/core/language';
import type { Language } from '@haat/contract/core/language';
import { fill } from '@haat/contract/core/text/fill';
import { renderEmail } from '../../core/mail/layout.ts';

/** A product, or a variant of it, that somebody waited for. */
export interface Awaited {
  language: Language;
  origin: string;
  shop: string;
  product: { title: string; titleNe: string | null; slug: string };
  variant: OrderedVariant | null;
}

interface Words {
  greeting: string;
  subject: string;
  text: string;
  button: string;
  once: string;
}

const words: Record<Language, Words> = {
  'en-US': {
    greeting: 'Namaste,',
    subject: 'Back in stock: {title}',
    text: '{title} is back in stock at {shop}. You asked us to tell you.',
    button: 'See the product',
    once: 'This is the only mail you get about it. Nothing is reserved for you, so it may sell out again.',
  },
  'ne-NP': {
    greeting: 'नमस्ते,',
    subject: 'फेरि आयो: {title}',
    text: '{shop}मा {title} फेरि उपलब्ध छ। आएपछि खबर गर्न तपाईंले भन्नुभएको थियो।',
    button: 'सामान हेर्नुहोस्',
    once: 'यसबारे हामी यही एउटा इमेल मात्र पठाउँछौँ। सामान तपाईंका लागि छुट्याएर राखिएको छैन, त्यसैले फेरि सकिन सक्छ।',
  },
};

/** The mail to somebody who waited: it is back. */
export function backInStock({ language, origin, shop, product, variant }: Awaited) {
  const { greeting, subject, text, button, once } = words[language];
  const chosen = choiceText(language, variant);
  const name = titleIn(language, product);
  const title = chosen === '' ? name : `${name} (${chosen})`;
  const filled = (said: string) => fill(said, (key) => (key === 'title' ? title : shop));
  return renderEmail({
    language,
    shopName: shop,
    subject: filled(subject),
    greeting,
    paragraphs: [filled(text)],
    button: { label: button, link: `${origin}${inLanguage(`/product/${product.slug}`, language)}` },
    afterwards: [once],
  });
}
