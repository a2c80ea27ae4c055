import { expect, test } from 'vitest';
import { isQuiet } from './alert-settings.ts';

const night = { orders: true, questions: true, offers: true, quiet: true, from: 21, to: 7 };
/** An hour and minute of Kathmandu as an instant. */
const at = (time: string) => new Date(`2026-11-23T${time}:00+05:45`);

// spec: desk.8
test('it is quiet from the first hour until the last, over midnight, by the clock of Nepal', () => {
  const heard = ['20:59', '21:00', '23:59', '00:00', '06:59', '07:00'].map((time) =>
    isQuiet(night, at(time)),
  );
  expect(heard).toEqual([false, true, true, true, true, false]);
});

test('quiet hours within one day, none at all, and turned off', () => {
  expect(isQuiet({ ...night, from: 12, to: 14 }, at('13:00'))).toBe(true);
  expect(isQuiet({ ...night, from: 12, to: 14 }, at('14:00'))).toBe(false);
  expect(isQuiet({ ...night, to: 21 }, at('22:00'))).toBe(false);
  expect(isQuiet({ ...night, quiet: false }, at('22:00'))).toBe(false);
});
