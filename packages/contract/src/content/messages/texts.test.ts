import { expect, test } from 'vitest';
import { filledText, givenText } from './texts.ts';
import type { PageName } from './texts.ts';

const said = (language: 'en-US' | 'ne-NP', name: PageName, returnDays: number | null) =>
  filledText(givenText(language, name, returnDays), language, {
    ...{ shop: 'Haat', contact: '01-5550100', business: 'Haat', returnDays },
  })
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
