import { expect, test } from 'vitest';
import { hasAlready } from './etag.ts';

// spec: opens.19
test('a browser has an answer already whoever wrote its tag down on the way', () => {
  for (const known of ['"tea"', 'W/"tea"', '"cup", "tea"', '"cup",W/"tea"', '*', ' "tea" '])
    expect(hasAlready(known, '"tea"'), known).toBe(true);
});

test('another tag, part of one, or none at all is no answer', () => {
  for (const known of [undefined, '', '"cup"', 'tea', '"te"', 'w/"tea"', 'W/W/"tea"', '"tea"x'])
    expect(hasAlready(known, '"tea"'), known).toBe(false);
});
