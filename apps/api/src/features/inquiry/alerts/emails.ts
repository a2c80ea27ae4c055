import { inLanguage, shopNameIn, titleIn } from '@haat/contract/core/language';
import type { Language } from '@haat/contract/core/language';
import { fill } from '@haat/contract/core/text/fill';
import { conversationPath } from '@haat/contract/inquiry/places';
import { renderEmail } from '../../../core/mail/layout.ts';
import { unlinked } from '../../../core/mail/unlinked.ts';
import type { ShopNames } from '../../tenant/service.ts';

/** A conversation in which something was said that its reader has not seen. */
export interface Unseen {
  /** Whose conversation it is. */
  userId: string;
  product: { id: string; title: string; titleNe: string | null; slug: string; active: boolean };
  words: string;
}

interface About {
  side: 'shopper' | 'vendor';
  language: Language;
  shop: ShopNames;
  origin: string;
  unseen: Unseen[];
}

/** A mail lists so many conversations; the rest is where its button leads. */
const maxListed = 10;

type Words = Record<'subject' | 'text' | 'heading' | 'button' | 'once', string>;

const greetings: Record<Language, string> = { 'en-US': 'Namaste,', 'ne-NP': 'नमस्ते,' };
const words: Record<Language, Record<About['side'], Words>> = {
  'en-US': {
    shopper: {
      subject: 'The seller has answered you at {shop}',
      text: 'You have an answer that you have not seen yet.',
      heading: 'Answers',
      button: 'Open the conversation',
      once: 'You get one mail about it, not one for each message.',
    },
    vendor: {
      subject: 'A shopper is waiting for your answer at {shop}',
      text: 'Nobody of your shop has looked at this within ten minutes.',
      heading: 'Questions and offers',
      button: 'Answer at the desk',
      once: 'You get one mail about a conversation until somebody has seen it.',
    },
  },
  'ne-NP': {
    shopper: {
      subject: '{shop}मा विक्रेताले जवाफ दिनुभयो',
      text: 'तपाईंले अझै नहेरेको जवाफ छ।',
      heading: 'जवाफहरू',
      button: 'कुराकानी खोल्नुहोस्',
      once: 'यसबारे एउटा मात्र इमेल आउँछ, हरेक सन्देशको होइन।',
    },
    vendor: {
      subject: '{shop}मा ग्राहक तपाईंको जवाफ पर्खिरहनुभएको छ',
      text: 'दस मिनेटभित्र तपाईंको पसलका कसैले यो हेर्नुभएको छैन।',
      heading: 'प्रश्न र मोलमोलाइ',
      button: 'डेस्कबाट जवाफ दिनुहोस्',
      once: 'कसैले नहेरेसम्म एउटा कुराकानीबारे एउटा मात्र इमेल आउँछ।',
    },
  },
};

/** Where all of it is read: a conversation, and where a vendor has several the list of them. */
function placeOf(side: About['side'], unseen: Unseen[]): string {
  const [first, ...others] = unseen;
  if (side === 'shopper') return conversationPath(first?.product ?? { slug: '', active: false });
  return first && others.length === 0 ? `/desk/inbox/${first.product.id}/${first.userId}` : '/desk/inbox';
}

/** The mail to somebody who has not seen what was said. */
export function emailOfUnseen({ side, language, shop, origin, unseen }: About) {
  const { subject, text, heading, button, once } = words[language][side];
  const shopName = shopNameIn(language, shop);
  const place = inLanguage(placeOf(side, unseen), language);
  return {
    fromName: shopName,
    ...renderEmail({
      language,
      shopName,
      subject: fill(subject, () => shopName),
      greeting: greetings[language],
      paragraphs: [text],
      lists: [
        {
          heading,
          rows: unseen.slice(0, maxListed).map(({ product, words: said }) => ({
            label: titleIn(language, product),
            value: unlinked(said),
          })),
        },
      ],
      button: { label: button, link: `${origin}${place}` },
      afterwards: [once],
    }),
  };
}
