import { expect, test } from 'vitest';
import { bothDatesText, daySpanText } from './both-dates.ts';

// spec: accounts.42
test('in Nepali the day stands by both calendars, in English by one', () => {
  expect(bothDatesText('2026-11-21T06:00:00Z', 'ne-NP')).toBe('५ मङ्सिर २०८३ (२१ नोभेम्बर २०२६)');
  expect(bothDatesText('2026-11-21T06:00:00Z', 'en-US')).toBe('21 Nov 2026');
});

test('a day that the table does not know stands by the Gregorian calendar alone', () => {
  expect(bothDatesText('2034-05-01T06:00:00Z', 'ne-NP')).toBe('१ मे २०३४');
  expect(bothDatesText('nonsense', 'ne-NP')).toBe('');
});

// spec: goods.33
test('a span of days says the month and the year once where they are the same', () => {
  const span = (from: string, to: string, language: 'en-US' | 'ne-NP') =>
    daySpanText(`${from}T06:00:00Z`, `${to}T06:00:00Z`, language);
  expect(span('2026-11-24', '2026-11-26', 'en-US')).toBe('24 to 26 Nov 2026');
  expect(span('2026-11-29', '2026-12-02', 'en-US')).toBe('29 Nov to 2 Dec 2026');
  expect(span('2026-12-30', '2027-01-02', 'en-US')).toBe('30 Dec 2026 to 2 Jan 2027');
  expect(span('2026-11-24', '2026-11-24', 'en-US')).toBe('24 Nov 2026');
  expect(span('2026-11-24', '2026-11-26', 'ne-NP')).toBe('८ देखि १० मङ्सिर २०८३');
  // Late in the evening in UTC it is the next day in Nepal.
  expect(daySpanText('2026-11-24T19:00:00Z', '2026-11-26T19:00:00Z', 'en-US')).toBe('25 to 27 Nov 2026');
});
