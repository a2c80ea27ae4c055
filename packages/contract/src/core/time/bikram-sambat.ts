import type { Language } from '../language.ts';
import { clockInNepal } from './nepal-time.ts';

// The calendar of Nepal follows the sky, not a rule: how long each month is stands in a table, year by year. The years
// to 2083 are as they were published; later ones are computed ahead and may still move by a day.
// Source: the npm package bikram-sambat 1.8.1 (Medic, Apache-2.0), in agreement with @sbmdkl/nepali-date-converter 2.0.5
// on every month of 2070 to 2090.

/** The days of the months of a year, from Baisakh to Chaitra. */
const years = [
  '31 31 31 32 31 31 29 30 30 29 30 30', // 2070
  '31 31 32 31 31 31 30 29 30 29 30 30',
  '31 32 31 32 31 30 30 29 30 29 30 30',
  '31 32 31 32 31 30 30 30 29 29 30 31',
  '31 31 31 32 31 31 30 29 30 29 30 30',
  '31 31 32 31 31 31 30 29 30 29 30 30', // 2075
  '31 32 31 32 31 30 30 30 29 29 30 30',
  '31 32 31 32 31 30 30 30 29 30 29 31',
  '31 31 31 32 31 31 30 29 30 29 30 30',
  '31 31 32 31 31 31 30 29 30 29 30 30',
  '31 32 31 32 31 30 30 30 29 29 30 30', // 2080
  '31 32 31 32 31 30 30 30 29 30 29 31',
  '31 31 32 31 31 31 30 29 30 29 30 30',
  '31 31 32 31 31 31 30 29 30 29 30 30',
  '31 31 32 31 31 30 30 30 29 30 30 30',
  '31 32 31 32 30 31 30 30 29 30 30 30', // 2085
  '30 32 31 32 31 30 30 30 29 30 30 30',
  '31 31 32 31 31 31 30 30 29 30 30 30',
  '30 31 32 32 30 31 30 30 29 30 30 30',
  '30 32 31 32 31 30 30 30 29 30 30 30',
  '30 32 31 32 31 30 30 30 29 30 30 30', // 2090
];

const firstYear = 2070;
const dayLong = 24 * 60 * 60 * 1_000;
/** 1 Baisakh 2070 as a day since 1970. */
const firstDay = Date.UTC(2013, 3, 14) / dayLong;

export interface BikramSambat {
  year: number;
  /** 1 is Baisakh, 12 Chaitra. */
  month: number;
  day: number;
}

/**
 * The day of an instant in Nepal by the Bikram Sambat calendar, whatever the zone of server or phone; null before
 * 2070 (April 2013), after 2090 (April 2034), and for no instant at all.
 */
export function bikramSambatOf(instant: string | Date): BikramSambat | null {
  let left = Math.floor(clockInNepal(instant).getTime() / dayLong) - firstDay;
  if (Number.isNaN(left) || left < 0) return null;
  for (const [index, row] of years.entries()) {
    for (const [month, length] of row.split(' ').map(Number).entries()) {
      if (left < length) return { year: firstYear + index, month: month + 1, day: left + 1 };
      left -= length;
    }
  }
  return null;
}

const months = ['वैशाख', 'जेठ', 'असार', 'साउन', 'भदौ', 'असोज', 'कात्तिक', 'मङ्सिर', 'पुस', 'माघ', 'फागुन', 'चैत'];

const monthsInEnglish = [
  ...['Baishakh', 'Jestha', 'Asar', 'Saun', 'Bhadau', 'Asoj'],
  ...['Kartik', 'Mangsir', 'Pus', 'Magh', 'Phagun', 'Chait'],
];

/** The same as text in Latin digits: `1 कात्तिक 2083`, in English `1 Kartik 2083`; nothing where it is not known. */
export function bikramSambatText(instant: string | Date, language: Language = 'ne-NP'): string {
  const date = bikramSambatOf(instant);
  const names = language === 'ne-NP' ? months : monthsInEnglish;
  return date ? `${date.day} ${names[date.month - 1] ?? ''} ${date.year}` : '';
}
