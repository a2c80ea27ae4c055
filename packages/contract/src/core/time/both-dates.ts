import { bikramSambatText } from './bikram-sambat.ts';
import { dayText } from './dates.ts';
import type { Language } from '../language.ts';
import { digits } from '../money.ts';

/**
 * The day of an instant in Nepal as text. In Nepali by both calendars, as people there write it:
 * `५ मङ्सिर २०८३ (२१ नोभेम्बर २०२६)`; in English, and where the table of years ends, the Gregorian day alone.
 */
export function bothDatesText(instant: string | Date, language: Language): string {
  const gregorian = dayText(instant, language);
  const own = language === 'ne-NP' ? digits(bikramSambatText(instant), language) : '';
  return own ? `${own} (${gregorian})` : gregorian;
}

/** The day of an instant in Nepal by the calendar of its readers alone, where there is no room for both: `५ मङ्सिर २०८३`. */
export const ownDayText = (instant: string | Date, language: Language): string =>
  (language === 'ne-NP' && digits(bikramSambatText(instant), language)) || dayText(instant, language);

/** The first and the last of some days in Nepal, each part said once: `29 Nov to 2 Dec 2026`, `८ देखि १० मङ्सिर २०८३`. */
export function daySpanText(from: string | Date, to: string | Date, language: Language): string {
  const [first, last] = [ownDayText(from, language), ownDayText(to, language)];
  if (first === last) return last;
  const [day = '', month, year] = first.split(' ');
  const [, lastMonth, lastYear] = last.split(' ');
  const begin = year !== lastYear ? first : month !== lastMonth ? `${day} ${month}` : day;
  return `${begin} ${language === 'ne-NP' ? 'देखि' : 'to'} ${last}`;
}
