import { expect, test } from 'vitest';
import { bikramSambatOf } from './bikram-sambat.ts';
import { festivalWeeks, isFestive } from './festivals.ts';

/** An hour of a day in Nepal. */
const inNepal = (day: string, hour: string) => new Date(`${day}T${hour}+05:45`);
const noon = (day: string) => inNepal(day, '12:00:00');

test.each([
  ['the day before Ghatasthapana', '2026-10-10', false],
  ['Ghatasthapana', '2026-10-11', true],
  ['Tika', '2026-10-21', true],
  ['between Dashain and Tihar', '2026-11-01', false],
  ['Laxmi Puja', '2026-11-08', true],
  ['Bhai Tika', '2026-11-11', true],
  ['the day after', '2026-11-12', false],
  ['a year nobody has written down', '2046-10-20', false],
])('%s', (_, day, festive) => {
  expect(isFestive(noon(day))).toBe(festive);
});

// spec: face.5
test('a festival begins and ends at midnight in Nepal, wherever the phone is', () => {
  expect(isFestive(inNepal('2026-10-10', '23:59:00'))).toBe(false);
  expect(isFestive(inNepal('2026-10-11', '00:01:00'))).toBe(true);
  expect(isFestive(inNepal('2026-11-11', '23:59:00'))).toBe(true);
  expect(isFestive(inNepal('2026-11-12', '00:01:00'))).toBe(false);
});

test('the days of 2082 are those that the calendar committee published', () => {
  const [dashain] = festivalWeeks;
  // From 6 to 20 Asoj.
  expect(dashain?.map((day) => bikramSambatOf(noon(day)))).toEqual([
    { year: 2082, month: 6, day: 6 },
    { year: 2082, month: 6, day: 20 },
  ]);
});

test('each Dashain lies between a new and a full moon, and each Tihar around a new one', () => {
  // By the mean moon, which the true one leaves by up to fourteen hours.
  const month = 29.530588853;
  const age = (day: string) => ((noon(day).getTime() - Date.UTC(2000, 0, 6, 18, 14)) / 86_400_000) % month;
  const dashain = festivalWeeks.filter((_, at) => at % 2 === 0);
  const tihar = festivalWeeks.filter((_, at) => at % 2 === 1);
  for (const [from, to] of dashain) {
    expect(Math.min(age(from), month - age(from)), from).toBeLessThan(2);
    expect(Math.abs(age(to) - month / 2), to).toBeLessThan(2);
  }
  for (const [from, to] of tihar) {
    expect(month - age(from), from).toBeLessThan(4);
    expect(age(to), to).toBeLessThan(4);
  }
  const days = festivalWeeks.map(([from, to]) => (Date.parse(to) - Date.parse(from)) / 86_400_000);
  expect(Math.max(...days)).toBeLessThanOrEqual(16);
});
