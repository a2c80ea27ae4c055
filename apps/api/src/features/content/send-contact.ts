import { fill } from '@haat/contract/core/text/fill';
import type { sendContact } from '@haat/contract/content/calls';
import type { ParsedInput } from '@haat/contract/core/endpoint';
import { shopNameIn } from '@haat/contract/core/language';
import type { Language } from '@haat/contract/core/language';
import { digits } from '@haat/contract/core/money';
import { refusal } from '@haat/contract/core/problem';
import type { Db } from '../../core/database/database.ts';
import { renderEmail } from '../../core/mail/layout.ts';
import { unlinked } from '../../core/mail/unlinked.ts';
import type { Mailer } from '../../core/mail/mailer.ts';
import { readShop } from '../tenant/service.ts';
import { contactMessages } from './tables.ts';

const words: Record<Language, Record<'subject' | 'greeting' | 'email' | 'phone' | 'answer', string>> = {
  'en-US': {
    subject: 'Message from {name}',
    greeting: '{name} has written through the contact form of {shop}:',
    email: 'Email: {value}',
    phone: 'Phone: {value}',
    answer: 'Reply to this email, and your reply goes to {email}.',
  },
  'ne-NP': {
    subject: '{name}को सन्देश',
    greeting: '{name}ले {shop}को सम्पर्क फारमबाट लेख्नुभएको छ:',
    email: 'इमेल: {value}',
    phone: 'फोन: {value}',
    answer: 'यसै इमेलमा जवाफ दिनुभयो भने त्यो {email}मा पुग्छ।',
  },
};

/**
 * Passes a visitor's message on to the address in the shop's profile, in the language in which they read the shop. An
 * answer to it goes to them. It is kept with the mail, in one transaction, so that its answer has a clock.
 * @throws refusal `not-found` where the shop names no address
 */
export async function passOn(
  db: Db,
  mail: Mailer,
  shopId: string,
  input: ParsedInput<typeof sendContact>,
): Promise<void> {
  const shop = await readShop(db, shopId);
  if (!shop?.profile.email) throw refusal('not-found');
  // A machine that fills in every field it finds learns nothing from the answer.
  if (input.website) return;
  const { email, phone, language = 'en-US' } = input;
  const [name, message] = [unlinked(input.name), unlinked(input.message)];
  const shopName = shopNameIn(language, shop.profile);
  const say = (key: keyof (typeof words)['en-US'], values: Record<string, string>) =>
    fill(words[language][key], (name) => values[name]);
  const letter = renderEmail({
    language,
    shopName,
    subject: say('subject', { name }),
    greeting: say('greeting', { name, shop: shopName }),
    paragraphs: message.split(/\s*\n\s*/),
    afterwards: [
      say('email', { value: email }),
      ...(phone ? [say('phone', { value: digits(phone, language) })] : []),
      say('answer', { email }),
    ],
  });
  const to = shop.profile.email;
  await db.transaction(async (tx) => {
    await tx.insert(contactMessages).values({
      ...{ shopId, name: input.name, email, message: input.message, language },
      ...(phone && { phone }),
    });
    await mail.send({ shopId, to, fromName: shopName, replyTo: email, ...letter }, tx);
  });
}
