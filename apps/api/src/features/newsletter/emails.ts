import { fill } from '@haat/contract/core/text/fill';
import { inLanguage, shopNameIn } from '@haat/contract/core/language';
import type { Language } from '@haat/contract/core/language';
import { oneClickPath } from '@haat/contract/newsletter/calls';
import type { Db } from '../../core/database/database.ts';
import { renderEmail } from '../../core/mail/layout.ts';
import type { MailContext } from '../../core/mail/mailer.ts';
import { shopNamesOf } from '../tenant/service.ts';

type Occasion = 'confirm' | 'welcome' | 'already';

interface Words {
  subject: string;
  paragraphs: string[];
  button: string;
  afterwards: string[];
}

const greeting: Record<Language, string> = { 'en-US': 'Namaste,', 'ne-NP': 'नमस्ते,' };

const words: Record<Language, Record<Occasion, Words>> = {
  'en-US': {
    confirm: {
      subject: 'Confirm your subscription to the newsletter of {shop}',
      paragraphs: ['This email was entered for the newsletter of {shop}. Please confirm that you want it.'],
      button: 'Confirm subscription',
      afterwards: [
        'This link counts for three days.',
        'If it was not you, please ignore this email. Without your click we will not write to you.',
      ],
    },
    welcome: {
      subject: 'You are subscribed to the newsletter of {shop}',
      paragraphs: ['Thank you. From now on you hear of new products and offers at {shop}, now and then.'],
      button: 'Unsubscribe',
      afterwards: ['You can unsubscribe at any time, here or in each newsletter.'],
    },
    already: {
      subject: 'You are subscribed to the newsletter of {shop}',
      paragraphs: [
        'This email was entered for the newsletter of {shop}. It is subscribed already: nothing is left to do.',
      ],
      button: 'Unsubscribe',
      afterwards: ['If you do not want it any more, you can unsubscribe here.'],
    },
  },
  'ne-NP': {
    confirm: {
      subject: '{shop}को न्युजलेटरको दर्ता पुष्टि गर्नुहोस्',
      paragraphs: ['यो इमेल {shop}को न्युजलेटरका लागि लेखिएको छ। तपाईं न्युजलेटर चाहनुहुन्छ भनी पुष्टि गरिदिनुहोस्।'],
      button: 'दर्ता पुष्टि गर्नुहोस्',
      afterwards: [
        'यो लिङ्क तीन दिनसम्म मात्र चल्छ।',
        'तपाईंले लेख्नुभएको होइन भने यो इमेललाई बेवास्ता गर्नुहोस्। तपाईंले नथिचेसम्म हामी न्युजलेटर पठाउँदैनौँ।',
      ],
    },
    welcome: {
      subject: 'तपाईं {shop}को न्युजलेटरमा दर्ता हुनुभयो',
      paragraphs: ['धन्यवाद। अब {shop}का नयाँ सामान र छुटको जानकारी बेलाबेलामा पाउनुहुनेछ।'],
      button: 'न्युजलेटर बन्द गर्नुहोस्',
      afterwards: ['यहाँबाट वा हरेक न्युजलेटरबाट जहिले पनि यसलाई बन्द गर्न सकिन्छ।'],
    },
    already: {
      subject: 'तपाईं {shop}को न्युजलेटरमा दर्ता हुनुहुन्छ',
      paragraphs: ['यो इमेल {shop}को न्युजलेटरका लागि लेखिएको छ। यो पहिल्यै दर्ता छ, अरू केही गर्नुपर्दैन।'],
      button: 'न्युजलेटर बन्द गर्नुहोस्',
      afterwards: ['अब न्युजलेटर चाहिँदैन भने यहाँबाट बन्द गर्न सकिन्छ।'],
    },
  },
};

interface Message {
  shopId: string;
  email: string;
  language: Language;
  /** Of the link: to confirm, or to unsubscribe. */
  token: string;
  /** When it goes out, and until when it is of use. */
  times?: { notBefore: Date; worthUntil: Date };
}

/** Writes to somebody about their subscription; where they have one, with the ways to end it that mail programs know. */
export async function writeTo(
  db: Db,
  { mail, origin }: MailContext,
  occasion: Occasion,
  { shopId, email, language, token, times }: Message,
): Promise<void> {
  const shop = shopNameIn(language, await shopNamesOf(db, shopId));
  const { subject, paragraphs, button, afterwards } = words[language][occasion];
  const filled = (text: string) => fill(text, (name) => (name === 'shop' ? shop : ''));
  const path = `/newsletter/${occasion === 'confirm' ? 'confirm' : 'unsubscribe'}/${token}`;
  const message = renderEmail({
    language,
    shopName: shop,
    subject: filled(subject),
    greeting: greeting[language],
    paragraphs: paragraphs.map(filled),
    button: { label: button, link: `${origin}${inLanguage(path, language)}` },
    afterwards,
  });
  const unsubscribeAt =
    occasion === 'confirm' ? {} : { unsubscribeAt: `${origin}${oneClickPath(token, language)}` };
  await mail.send({ ...message, ...times, ...unsubscribeAt, shopId, to: email, fromName: shop }, db);
}
