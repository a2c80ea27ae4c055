import { fill } from '@haat/contract/core/text/fill';
import type { Provider } from '@haat/contract/account/rules';
import { inLanguage, localized } from '@haat/contract/core/language';
import type { Language } from '@haat/contract/core/language';
import type { Db } from '../../../core/database/database.ts';
import { renderEmail } from '../../../core/mail/layout.ts';
import type { MailContext } from '../../../core/mail/mailer.ts';
import { greetings, emailWords } from './email-words.ts';
import type { Occasion } from './email-words.ts';
import { shopNamesOf } from '../../tenant/service.ts';
import type { Issued } from '../issue-link.ts';

export interface Recipient {
  shopId: string;
  email: string;
  firstName: string;
  language: Language;
}

const pathOf: Partial<Record<Occasion, string>> = {
  activate: '/activate',
  'confirm-provider': '/activate',
  'reset-password': '/reset-password',
  'already-there': '/reset-password',
  invitation: '/reset-password',
  'helper-invitation': '/desk/join',
};

/** Where somebody goes on to from there, where that is not the shop. */
const goalOf: Partial<Record<Occasion, string>> = { invitation: '/desk' };

const providerNames: Record<Provider, string> = { google: 'Google', facebook: 'Facebook' };

/**
 * Writes to an account in its language, inside the transaction that makes it true. A message with a link is dropped
 * when the link expires, and waits for its turn.
 */
export async function writeTo(
  tx: Db,
  { mail, origin }: MailContext,
  to: Recipient,
  occasion: Occasion,
  about: { link?: Issued; provider?: Provider; desk?: { shopName: string; shopNameNe: string | null } } = {},
): Promise<void> {
  const { shopId, language } = to;
  const shopName = await shopNameOf(tx, shopId, language);
  const words = emailWords[language][occasion];
  const names: Record<string, string> = {
    shop: shopName,
    provider: about.provider ? providerNames[about.provider] : '',
    name: harmless(to.firstName),
    desk: about.desk ? localized(language, about.desk.shopName, about.desk.shopNameNe) : '',
  };
  const filled = (text: string) => fill(text, (name) => names[name]);
  const [path, goal] = [pathOf[occasion], goalOf[occasion]];
  const next = goal ? `?next=${encodeURIComponent(inLanguage(goal, language))}` : '';
  const button =
    about.link && path && words.button
      ? {
          label: words.button,
          link: `${origin}${inLanguage(`${path}/${about.link.token}`, language)}${next}`,
        }
      : null;
  const message = renderEmail({
    language,
    shopName,
    subject: filled(words.subject),
    greeting: filled(names['name'] === '' ? greetings[language].nameless : greetings[language].named),
    paragraphs: words.paragraphs.map(filled),
    afterwards: words.afterwards.map(filled),
    ...(button && { button }),
  });
  const times = about.link && { notBefore: about.link.from, worthUntil: about.link.expiresAt };
  await mail.send({ ...message, ...times, shopId, to: to.email, fromName: shopName }, tx);
}

/** A name that is one: whoever signs somebody else up could write an advertisement or an address instead. */
const harmless = (name: string) => (/^[\p{L}\p{M} '’-]{1,40}$/u.test(name) ? name : '');

export async function shopNameOf(db: Db, shopId: string, language: Language): Promise<string> {
  const { shopName, shopNameNe } = await shopNamesOf(db, shopId);
  return localized(language, shopName, shopNameNe);
}
