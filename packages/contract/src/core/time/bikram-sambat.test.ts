import { daysInMonth, toBik } from 'bikram-sambat';
import { expect, test } from 'vitest';
import { bikramSambatOf, bikramSambatText } from './bikram-sambat.ts';

/** A day at noon in Nepal. */
const noon = (year: number, month: number, day: number) => new Date(Date.UTC(year, month - 1, day, 6, 15));

// spec: accounts.42
test('days that the public calendar tells', () => {
  expect(bikramSambatOf(noon(2026, 10, 18))).toEqual({ year: 2083, month: 7, day: 1 });
  expect(bikramSambatOf(noon(2025, 4, 14))).toEqual({ year: 2082, month: 1, day: 1 });
  expect(bikramSambatOf(noon(2026, 10, 17))).toEqual({ year: 2083, month: 6, day: 31 });
  expect(bikramSambatOf(noon(2025, 4, 13))).toEqual({ year: 2081, month: 12, day: 31 });
  expect(bikramSambatText(noon(2026, 11, 21))).toBe('5 मङ्सिर 2083');
  expect(bikramSambatText(noon(2026, 11, 21), 'en-US')).toBe('5 Mangsir 2083');
});

// spec: accounts.42
test('every day of 2070 to 2090 is the day that another converter says', () => {
  const first = Date.UTC(2013, 3, 14);
  let day = 0;
  for (let year = 2070; year <= 2090; year += 1) {
    for (let month = 1; month <= 12; month += 1) {
      for (let date = 1; date <= daysInMonth(year, month); date += 1) {
        const instant = new Date(first + day * 86_400_000);
        expect(bikramSambatOf(instant)).toEqual({ year, month, day: date });
        day += 1;
      }
    }
  }
  expect(day).toBe(7_670);
  expect(toBik('2026-10-18')).toEqual({ year: 2083, month: 7, day: 1 });
});

// spec: accounts.41
test('the day begins at midnight in Nepal, 18:15 in UTC', () => {
  expect(bikramSambatText('2026-10-17T18:14:59Z')).toBe('31 असोज 2083');
  expect(bikramSambatText('2026-10-17T18:15:00Z')).toBe('1 कात्तिक 2083');
  expect(bikramSambatText('2026-10-18T00:00:00+05:45')).toBe('1 कात्तिक 2083');
});

test('outside of the table nothing is claimed', () => {
  for (const instant of ['2013-04-13T18:14:59Z', '2034-04-14T12:00:00Z', 'nonsense'])
    expect([bikramSambatOf(instant), bikramSambatText(instant)]).toEqual([null, '']);
  expect(bikramSambatOf('2034-04-13T12:00:00Z')?.year).toBe(2090);
});
