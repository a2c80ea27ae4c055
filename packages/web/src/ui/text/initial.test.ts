import { expect, test } from 'vitest';
import { initialOf } from './initial.ts';

test('the initial is taken with the vowel that belongs to it', () => {
  expect(['हिमाल', 'क्षेत्र', 'Haat', '👩‍🌾 Farm', ''].map(initialOf)).toEqual(['हि', 'क्षे', 'H', '👩‍🌾', '']);
});
