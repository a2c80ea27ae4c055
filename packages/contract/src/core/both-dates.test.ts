import { expect, test } from 'vitest';
import { bothDatesText } from './both-dates.ts';

test('in Nepali the day stands by both calendars, in English by one', () => {
  expect(bothDatesText('2026-11-21T06:00:00Z', 'ne-NP')).toBe('५ मङ्सिर २०८३ (२१ नोभेम्बर २०२६)');
  expect(bothDatesText('2026-11-21T06:00:00Z', 'en-US')).toBe('21 Nov 2026');
});

test('a day that the table does not know stands by the Gregorian calendar alone', () => {
  expect(bothDatesText('2034-05-01T06:00:00Z', 'ne-NP')).toBe('१ मे २०३४');
  expect(bothDatesText('nonsense', 'ne-NP')).toBe('');
});
