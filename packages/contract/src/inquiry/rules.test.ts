import { expect, test } from 'vitest';
import { judgeOffer, offerText } from './rules.ts';

test('an offer within 400 rupees of the price may be sent', () => {
  expect(judgeOffer(1_600, 2_000)).toEqual({ kind: 'ok' });
  expect(judgeOffer(2_000, 2_000)).toEqual({ kind: 'ok' });
});

test('an offer above the price is invalid', () => {
  expect(judgeOffer(2_001, 2_000)).toEqual({ kind: 'above-price' });
});

test('an offer more than 400 below is too low and names the minimum', () => {
  expect(judgeOffer(1_599, 2_000)).toEqual({ kind: 'too-low', minimum: 1_600 });
});

test('nothing, zero and less cannot be offered', () => {
  for (const amount of [null, 0, -1, Number.NaN]) expect(judgeOffer(amount, 300)).toEqual({ kind: 'empty' });
});

test('the offer becomes the message of the specification', () => {
  expect(offerText(1_700)).toBe('I want this item for Rs. 1700');
});
