import { expect, test } from 'vitest';
import { timeAgo } from './time-ago.ts';

const now = new Date('2026-11-21T06:00:00Z');
const back = (seconds: number) => new Date(now.getTime() - seconds * 1_000);
const [minute, hour] = [60, 3_600];

// spec: 4.43
test.each([
  [1, '1 second ago', '१ सेकेन्ड अघि'],
  [59, '59 seconds ago', '५९ सेकेन्ड अघि'],
  [minute, '1 minute ago', '१ मिनेट अघि'],
  [2 * minute, '2 minutes ago', '२ मिनेट अघि'],
  [59 * minute + 59, '59 minutes ago', '५९ मिनेट अघि'],
  [hour, '1 hour ago', '१ घण्टा अघि'],
  [2 * hour, '2 hours ago', '२ घण्टा अघि'],
  [24 * hour, '24 hours ago', '२४ घण्टा अघि'],
  [48 * hour - 1, '47 hours ago', '४७ घण्टा अघि'],
  [48 * hour, '19 Nov 2026', '३ मङ्सिर २०८३ (१९ नोभेम्बर २०२६)'],
  [400 * 24 * hour, '17 Oct 2025', '३१ असोज २०८२ (१७ अक्टोबर २०२५)'],
])('%i seconds back reads %s', (seconds, english, ne) => {
  expect(timeAgo(back(seconds), now, 'en-US')).toBe(english);
  expect(timeAgo(back(seconds), now, 'ne-NP')).toBe(ne);
});

// spec: 4.43
test('what a slow clock puts in the future was a second ago, and no date is no text', () => {
  expect(timeAgo(back(-90), now, 'en-US')).toBe('1 second ago');
  expect(timeAgo(back(0), now, 'en-US')).toBe('1 second ago');
  expect(timeAgo('nonsense', now, 'en-US')).toBe('');
});
