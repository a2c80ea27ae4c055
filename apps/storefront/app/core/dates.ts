import type { Language } from '@haat/contract/core/language';
import { digits } from '@haat/contract/core/money';

const months = {
  'en-US': ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  'ne-NP': [
    'जनवरी',
    'फेब्रुअरी',
    'मार्च',
    'अप्रिल',
    'मे',
    'जुन',
    'जुलाई',
    'अगस्ट',
    'सेप्टेम्बर',
    'अक्टोबर',
    'नोभेम्बर',
    'डिसेम्बर',
  ],
} as const;

/** Nepal is 5 hours and 45 minutes ahead of UTC, all year. */
const ahead = (5 * 60 + 45) * 60_000;

/** The year it is in Nepal, wherever the server stands. */
export const yearNow = (): number => new Date(Date.now() + ahead).getUTCFullYear();

/**
 * The day of an instant in Nepal as text: `21 Nov 2026`. Our own words, because browsers of different years write
 * Nepali dates differently and the page must read the same on the server and in every phone (design D15).
 */
export function dayText(instant: string | Date, language: Language): string {
  const there = new Date(new Date(instant).getTime() + ahead);
  if (Number.isNaN(there.getTime())) return '';
  const month = months[language][there.getUTCMonth()];
  return digits(`${there.getUTCDate()} ${month} ${there.getUTCFullYear()}`, language);
}
