import { expect, test } from 'vitest';
import { dayInNepal, lastDaysInNepal, startOfDayInNepal } from './nepal-time.ts';

test('a day in Nepal begins at 18:15 of UTC', () => {
  expect(dayInNepal('2026-12-31T18:14:59.999Z')).toBe('2026-12-31');
  expect(dayInNepal('2026-12-31T18:15:00Z')).toBe('2027-01-01');
  expect(startOfDayInNepal('2027-01-01').toISOString()).toBe('2026-12-31T18:15:00.000Z');
});

test('the last days end with today, and go back over the end of a month', () => {
  expect(lastDaysInNepal(3, new Date('2028-02-29T18:15:00Z'))).toEqual([
    '2028-02-28',
    '2028-02-29',
    '2028-03-01',
  ]);
});
