import type { Language } from '@haat/contract/core/language';
import { digits } from '@haat/contract/core/money';
import { bothDatesText } from '@haat/contract/core/time/both-dates';
import { clockInNepal } from '@haat/contract/core/time/nepal-time';

/** The minute of an instant in Nepal: its day as `bothDatesText` has it, then `14:05` (design D15). */
export function momentText(instant: string | Date, language: Language): string {
  const there = clockInNepal(instant);
  if (Number.isNaN(there.getTime())) return '';
  return `${bothDatesText(instant, language)}, ${digits(there.toISOString().slice(11, 16), language)}`;
}
