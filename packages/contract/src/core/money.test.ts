import { expect, test } from 'vitest';
import { rupeesText } from './money.ts';

// spec: 9.1
test('money is grouped in lakhs in both languages', () => {
  expect(rupeesText(125_000, 'en-US')).toBe('Rs. 1,25,000');
  expect(rupeesText(125_000, 'ne-NP')).toBe('रु. १,२५,०००');
  expect(rupeesText(999, 'en-US')).toBe('Rs. 999');
  expect(rupeesText(12_345_678, 'en-US')).toBe('Rs. 1,23,45,678');
  expect(rupeesText(0, 'ne-NP')).toBe('रु. ०');
});
