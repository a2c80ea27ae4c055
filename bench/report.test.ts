import { expect, test } from 'vitest';
import { median, medianOf } from './measure.ts';
import { ratioOf, reached, tableOf } from './report.ts';

const measured = { perSecond: 500, p50: 10, p99: 20, cpu: 2, requests: 1000 };

test('the ratio compares with the bare server of the same run', () => {
  expect(ratioOf({ name: 'home', shop: measured, floor: { ...measured, perSecond: 1000 } })).toBe(0.5);
  expect(ratioOf({ name: 'home', shop: measured })).toBeNull();
});

// spec: opens.26, opens.27
test('a figure is reached only when every part of it is', () => {
  const line = { name: 'home', shop: measured, floor: { ...measured, perSecond: 1000 } };
  expect(reached({ ...line, goal: { cpu: 2, ratio: 0.5, p99: 20 } })).toBe(true);
  expect(reached({ ...line, goal: { cpu: 1.9 } })).toBe(false);
  expect(reached({ ...line, goal: { ratio: 0.51 } })).toBe(false);
  expect(reached({ ...line, goal: { p99: 19 } })).toBe(false);
  expect(reached(line)).toBeNull();
});

test('a cost that could not be measured is not taken for reached', () => {
  expect(reached({ name: 'home', shop: { ...measured, cpu: null }, goal: { cpu: 5 } })).toBeNull();
});

test('each figure has its own median, so that one disturbed round does not count', () => {
  const rounds = [measured, { ...measured, perSecond: 20, p99: 900 }, { ...measured, perSecond: 510 }];
  expect(medianOf(rounds)).toEqual({ ...measured, perSecond: 500, p99: 20 });
  expect(median([4, 1, 3, 2])).toBe(2);
});

test('what could not be measured says why in the table', () => {
  expect(tableOf([{ name: 'order placed', problem: '404' }])).toContain('not measured: 404');
});
