import { expect, test } from 'vitest';
import { dayText } from './dates.ts';

// spec: 4.42, accounts.41
test('a date is the day it is in Nepal, whatever the clock of the phone says', () => {
  expect(dayText('2026-11-20T18:14:59Z', 'en-US')).toBe('20 Nov 2026');
  expect(dayText('2026-11-20T18:15:00Z', 'en-US')).toBe('21 Nov 2026');
  expect(dayText('2026-11-20T18:15:00Z', 'ne-NP')).toBe('२१ नोभेम्बर २०२६');
  expect(dayText('nonsense', 'en-US')).toBe('');
});
