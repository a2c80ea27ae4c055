import { expect, test } from 'vitest';
import { filledPage } from './fill-page.ts';
import { givenText } from './texts.ts';
import type { PageName } from './texts.ts';
import type { ShopProfile } from '../../tenant/schemas.ts';

const profile: ShopProfile = {
  ...{ shopName: 'Haat', shopNameNe: null, logo: null, favicon: null, intro: '', introNe: null },
  ...{ email: '', phone: '01-5550100', address: '', addressNe: null, messagingNumber: null },
  ...{ whatsappLink: null, facebookLink: null, instagramLink: null, tiktokLink: null },
  ...{ registrationNo: null, pan: null },
};

const said = (language: 'en-US' | 'ne-NP', name: PageName, returnDays: number | null) =>
  filledPage(givenText(language, name, returnDays), language, { profile, returnDays })
    .sections.map(({ heading, text }) => `${heading}: ${text}`)
    .join('\n');

// spec: face.25
test.each(['terms-and-conditions', 'return-policy', 'faq'] as const)(
  '%s says within how many days unused goods come back, or that only broken ones do',
  (name) => {
    expect(said('en-US', name, 14)).toContain('within 14 days');
    expect(said('en-US', name, 1)).toContain('within 1 day');
    expect(said('en-US', name, 1)).not.toContain('1 days');
    expect(said('ne-NP', name, 14)).toContain('१४ दिनभित्र');
    for (const language of ['en-US', 'ne-NP'] as const) {
      const without = said(language, name, null);
      expect(without).not.toMatch(/unused goods|प्रयोग नगरेको सामान|\b0 day|० दिन|\{/);
      expect(without).toMatch(/broken|बिग्रेको/);
    }
  },
);

// spec: face.25
test('what an owner wrote of the days of return is left out once the shop promises none', () => {
  const text = {
    ...{ title: 'Returns at {shop}', description: '' },
    sections: [
      { heading: 'Gifts', text: 'Within {days}, with the bill of {shop}.' },
      { heading: 'Who', text: '{business}' },
    ],
  };
  const [seven, none] = [7, null].map((returnDays) => filledPage(text, 'en-US', { profile, returnDays }));
  expect(seven?.title).toBe('Returns at Haat');
  expect(seven?.sections.map((section) => section.text)).toEqual([
    'Within 7 days, with the bill of Haat.',
    'Haat',
  ]);
  expect(none?.sections.map(({ heading }) => heading)).toEqual(['Who']);
});
