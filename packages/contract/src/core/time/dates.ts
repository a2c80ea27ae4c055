import type { Language } from '../language.ts';
import { digits } from '../money.ts';
import { clockInNepal } from './nepal-time.ts';

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

/** The year it is in Nepal, wherever the server stands. */
export const yearNow = (): number => clockInNepal(new Date()).getUTCFullYear();

/**
 * The day of an instant in Nepal as text: `21 Nov 2026`. Our own words, because browsers of different years write
 * Nepali dates differently and the page must read the same on the server and in every phone (design D15).
 */
export function dayText(instant: string | Date, language: Language): string {
  const there = clockInNepal(instant);
  if (Number.isNaN(there.getTime())) return '';
  const month = months[language][there.getUTCMonth()];
  return digits(`${there.getUTCDate()} ${month} ${there.getUTCFullYear()}`, language);
}
