import { expect, test } from 'vitest';
import { isSameChoice, openChoice, resolveChoice, variantOf } from './choice.ts';

const way = (size: string | null, color: string | null = null) => ({ size, color });
const shoes = [way('41', 'Flame'), way('42', 'Flame'), way('42', 'Pine')];
const caps = [way('S', 'Red'), way('L', 'Red')];
const sets = [way('Mug', 'Blue'), way('Mug', 'White'), way('Card')];

// spec: goods.3
test('what comes in more than one value is the shopper’s to choose', () => {
  expect(openChoice(shoes, null)).toEqual(['size', 'color']);
  expect(openChoice(shoes, { size: '41' })).toEqual(['color']);
  expect(openChoice(shoes, { color: 'Pine' })).toEqual(['size']);
  expect(openChoice(shoes, { size: '42', color: 'Pine' })).toEqual([]);
});

test('what comes in one value is taken by itself, and what is not there is not asked for', () => {
  expect(openChoice(caps, null)).toEqual(['size']);
  expect(resolveChoice(caps, { size: 'L' })).toEqual(way('L', 'Red'));
  expect(openChoice([way('One size', 'Grey')], null)).toEqual([]);
  expect(resolveChoice([way('One size', 'Grey')], null)).toEqual(way('One size', 'Grey'));
  expect([openChoice([], null), resolveChoice([], null)]).toEqual([[], null]);
  expect(resolveChoice([way(null)], undefined)).toBeNull();
});

test('a variant without a colour leaves none to choose', () => {
  expect(openChoice(sets, { size: 'Card' })).toEqual([]);
  expect(openChoice(sets, { size: 'Mug' })).toEqual(['color']);
});

test('a whole choice means one variant, and none where it is not offered', () => {
  expect(variantOf(shoes, { size: '42', color: 'Pine' })).toBe(shoes[2]);
  expect(variantOf(shoes, { size: '41', color: 'Pine' })).toBeUndefined();
  expect(variantOf(shoes, { size: '43', color: 'Pine' })).toBeUndefined();
  expect(variantOf(caps, { size: 'L' })).toBe(caps[1]);
  expect(variantOf([], { size: 'L' })).toBeUndefined();
});

test('sizes and colours that a seller lists apart from one another go together', () => {
  const apart = [way('S'), way('M'), way(null, 'Red'), way(null, 'Blue')];
  expect(openChoice(apart, { size: 'M' })).toEqual(['color']);
  expect(variantOf(apart, { size: 'M', color: 'Blue' })).toBe(apart[1]);
  expect(variantOf(apart, { size: 'M', color: 'Green' })).toBeUndefined();
});

// spec: goods.1
test('two lines are one where both parts are the same, said or unsaid', () => {
  expect(isSameChoice(null, { size: null })).toBe(true);
  expect(isSameChoice({ size: 'M' }, { size: 'M', color: null })).toBe(true);
  expect(isSameChoice({ size: 'M' }, { size: 'M', color: 'Red' })).toBe(false);
});
