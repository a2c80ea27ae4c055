import type { Language } from '@haat/contract/core/language';
import { digits } from '@haat/contract/core/money';
import { bothDatesText } from './both-dates.ts';

/** Nepal is 5 hours and 45 minutes ahead of UTC, all year. */
const ahead = (5 * 60 + 45) * 60_000;

/** The minute of an instant in Nepal: its day as `bothDatesText` has it, then `14:05` (design D15). */
export function momentText(instant: string | Date, language: Language): string {
  const there = new Date(new Date(instant).getTime() + ahead);
  if (Number.isNaN(there.getTime())) return '';
  return `${bothDatesText(instant, language)}, ${digits(there.toISOString().slice(11, 16), language)}`;
}
