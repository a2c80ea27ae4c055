import { bikramSambatText } from './bikram-sambat.ts';
import { dayText } from './dates.ts';
import type { Language } from './language.ts';
import { digits } from './money.ts';

/**
 * The day of an instant in Nepal as text. In Nepali by both calendars, as people there write it:
 * `५ मङ्सिर २०८३ (२१ नोभेम्बर २०२६)`; in English, and where the table of years ends, the Gregorian day alone.
 */
export function bothDatesText(instant: string | Date, language: Language): string {
  const gregorian = dayText(instant, language);
  const own = language === 'ne-NP' ? digits(bikramSambatText(instant), language) : '';
  return own ? `${own} (${gregorian})` : gregorian;
}
