import { expect, test } from 'vitest';
import { momentText } from './moment-text.ts';

// spec: accounts.41
test('a moment is told by the clocks and the calendars of Nepal', () => {
  // A quarter to midnight in Greenwich is half past five in the morning of the next day in Kathmandu.
  expect(momentText('2026-11-20T23:45:00Z', 'en-US')).toBe('21 Nov 2026, 05:30');
  expect(momentText('2026-11-20T23:45:00Z', 'ne-NP')).toBe('५ मङ्सिर २०८३ (२१ नोभेम्बर २०२६), ०५:३०');
});

test('what is no moment is told as nothing', () => {
  expect(momentText('soon', 'en-US')).toBe('');
});
