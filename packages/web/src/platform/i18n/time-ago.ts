import type { Language } from '@haat/contract/core/language';
import { digits } from '@haat/contract/core/money';
import { bothDatesText } from '@haat/contract/core/time/both-dates';

type Unit = 'second' | 'minute' | 'hour';

const nepali: Record<Unit, string> = { second: 'सेकेन्ड', minute: 'मिनेट', hour: 'घण्टा' };

/**
 * How long ago an instant was (spec §4): seconds under a minute, then minutes, then hours, and from two days on the
 * date. A clock that is behind the server's reads `1 second ago`, never the future.
 */
export function timeAgo(instant: string | Date, now: Date, language: Language): string {
  const seconds = Math.floor((now.getTime() - new Date(instant).getTime()) / 1_000);
  if (Number.isNaN(seconds)) return '';
  if (seconds < 60) return ago(Math.max(seconds, 1), 'second', language);
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return ago(minutes, 'minute', language);
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? ago(hours, 'hour', language) : bothDatesText(instant, language);
}

function ago(count: number, unit: Unit, language: Language): string {
  if (language === 'ne-NP') return `${digits(count, language)} ${nepali[unit]} अघि`;
  return `${count} ${count === 1 ? unit : `${unit}s`} ago`;
}
