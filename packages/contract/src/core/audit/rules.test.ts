import { expect, test } from 'vitest';
import { changesOf, wholeChangesOf } from './rules.ts';

// spec: owner.1
test('what differs between two versions is told field by field, and what is the same is not', () => {
  const before = { shopName: 'Haat', phone: '', pan: null, promises: { pay: true, returnDays: null } };
  const after = { shopName: 'Haat', phone: '01', pan: null, promises: { pay: true, returnDays: 7 } };
  expect(changesOf(before, after)).toEqual([
    { field: 'phone', before: null, after: '01' },
    { field: 'promises.returnDays', before: null, after: '7' },
  ]);
  expect(changesOf(before, before)).toEqual([]);
});

// spec: owner.1
test('something new has nothing before, something removed nothing after, and lists are read as lists', () => {
  const area = { areaName: 'Lakeside', deliveryFee: 0, covers: ['kaski', 'kaski-pokhara/6'] };
  expect(changesOf(null, area)).toEqual([
    { field: 'areaName', before: null, after: 'Lakeside' },
    { field: 'deliveryFee', before: null, after: '0' },
    { field: 'covers', before: null, after: 'kaski, kaski-pokhara/6' },
  ]);
  expect(changesOf(area, null).map(({ before, after }) => [before, after])[1]).toEqual(['0', null]);
});

// spec: owner.1
test('a list of things is read as what each of them says, and what reads alike is told apart', () => {
  const sized = (size: string | null, color: string | null) => ({
    size,
    sizeNe: null,
    color,
    extraProperties: [],
  });
  const before = {
    variants: [sized('M', 'Red'), sized('L', null)],
    specifications: [{ _id: '01a1', name: 'Fibre', value: 'Wool' }],
    options: [{ name: 'Pack', values: ['1', '2'] }],
  };
  expect(changesOf(before, null).map((change) => change.before)).toEqual([
    'M · Red; L',
    'Fibre · Wool',
    'Pack · 1, 2',
  ]);
  expect(changesOf({ variants: [sized('Red', null)] }, { variants: [sized(null, 'Red')] })).toEqual([
    { field: 'variants', before: 'Red', after: 'Red' },
  ]);
});

// spec: owner.1
test('a long text is kept in part, also where only its end differs', () => {
  const [one, other] = [`${'a'.repeat(3_000)}b`, `${'a'.repeat(3_000)}c`];
  const [change] = changesOf({ body: one }, { body: other });
  expect(change?.before).toHaveLength(2_001);
  expect(wholeChangesOf({ body: one }, { body: other })).toEqual([
    { field: 'body', before: one, after: other },
  ]);
});
