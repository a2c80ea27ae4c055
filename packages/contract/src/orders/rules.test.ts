import { expect, test } from 'vitest';
import { bikramSambatOf } from '../core/bikram-sambat.ts';
import {
  fiscalYearOf,
  isEnded,
  knownStatus,
  nextStatuses,
  orderStatuses,
  shareFee,
  statusesBefore,
  timelineOf,
  vatContained,
} from './rules.ts';

test('the timeline marks every step up to the current one as reached', () => {
  const timeline = timelineOf('dispatched', new Date('2026-11-01T00:00:00Z'));
  expect(timeline.map(({ reached }) => reached)).toEqual([true, true, true, false, false]);
  expect(timeline.filter(({ current }) => current).map(({ step }) => step)).toEqual(['dispatched']);
});

test('steps are expected 0, 0, 1, 2 and 3 days after the order', () => {
  const days = timelineOf('pending', new Date('2026-11-01T00:00:00Z')).map(({ expectedAt }) =>
    expectedAt.getUTCDate(),
  );
  expect(days).toEqual([1, 1, 2, 3, 4]);
});

test('a status nobody knows counts as pending', () => {
  expect(knownStatus('teleported')).toBe('pending');
});

test('a seller may take only the next step, or cancel while pending', () => {
  expect(nextStatuses('pending')).toEqual(['confirmed', 'cancelled']);
  expect(nextStatuses('arrived')).toEqual(['delivered']);
  expect(nextStatuses('delivered')).toEqual([]);
  expect(nextStatuses('cancelled')).toEqual([]);
});

test('an order has ended where no seller can take it any further', () => {
  expect(orderStatuses.filter(isEnded)).toEqual(['delivered', 'cancelled']);
  for (const status of orderStatuses) expect(isEnded(status), status).toBe(nextStatuses(status).length === 0);
  expect(isEnded('teleported')).toBe(false);
});

test('where an order may come from is where it may go, read backwards', () => {
  expect(statusesBefore('pending')).toEqual([]);
  expect(statusesBefore('confirmed')).toEqual(['pending']);
  expect(statusesBefore('delivered')).toEqual(['arrived']);
  expect(statusesBefore('cancelled')).toEqual(['pending']);
});

test('VAT is contained in a price by 13/113', () => {
  expect([vatContained(113), vatContained(1_130), vatContained(2_600), vatContained(0)]).toEqual([
    13, 130, 299, 0,
  ]);
});

test('the fiscal year of Nepal turns on the first of Saun', () => {
  // 2026-07-16 is 32 Asar 2083, 2026-07-17 is 1 Saun 2083.
  expect(fiscalYearOf(bikramSambatOf('2026-07-16T06:00:00Z')!)).toBe('2082/83');
  expect(fiscalYearOf(bikramSambatOf('2026-07-17T06:00:00Z')!)).toBe('2083/84');
  expect(fiscalYearOf({ year: 2_099, month: 12 })).toBe('2099/00');
});

test('the shares of a delivery fee add up to the fee', () => {
  expect(shareFee(100, [300, 300, 300])).toEqual([34, 33, 33]);
  expect(shareFee(0, [10, 20])).toEqual([0, 0]);
  for (const fee of [1, 7, 99, 150])
    expect(shareFee(fee, [130, 999, 1, 45]).reduce((sum, share) => sum + share)).toBe(fee);
});
