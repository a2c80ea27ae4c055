import { fill } from '../../core/text/fill.ts';
import { localized } from '../../core/language.ts';
import type { Language } from '../../core/language.ts';
import { digits } from '../../core/money.ts';
import type { ShopProfile } from '../../tenant/schemas.ts';
import type { PageText } from './page-text.ts';

interface AboutShop {
  profile: ShopProfile;
  /** Within so many days goods may go back; null where none is promised. */
  returnDays: number | null;
}

const days = {
  'en-US': (n: number) => (n === 1 ? '1 day' : `${n} days`),
  'ne-NP': (n: number) => `${digits(n, 'ne-NP')} दिन`,
};

const pan = { 'en-US': 'PAN', 'ne-NP': 'प्यान' };

/**
 * A page's text in a language, its `{name}`s filled with what the shop says of itself. A section that names the days of return
 * is left out for a shop that promises none.
 */
export function filledPage(text: PageText, language: Language, { profile, returnDays }: AboutShop): PageText {
  const shop = localized(language, profile.shopName, profile.shopNameNe);
  const phone = profile.phone && digits(profile.phone, language);
  const business = [
    shop,
    localized(language, profile.address, profile.addressNe),
    profile.registrationNo,
    profile.pan && `${pan[language]} ${digits(profile.pan, language)}`,
  ];
  const values: Record<string, string> = {
    shop,
    contact: [phone, profile.email].filter(Boolean).join(' · ') || shop,
    business: business.filter(Boolean).join(' · '),
    days: days[language](returnDays ?? 0),
  };
  const filled = (each: string) => fill(each, (key) => values[key]);
  return {
    title: filled(text.title),
    description: filled(text.description),
    sections: text.sections
      .filter(({ heading, text: said }) => returnDays !== null || !`${heading} ${said}`.includes('{days}'))
      .map((section) => ({ heading: filled(section.heading), text: filled(section.text) })),
  };
}
