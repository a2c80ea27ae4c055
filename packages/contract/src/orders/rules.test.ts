import { expect, test } from 'vitest';
import { bikramSambatOf } from '../core/time/bikram-sambat.ts';
import {
  fiscalYearOf,
  isEnded,
  knownStatus,
  nextStatuses,
  orderStatuses,
  parcelFees,
  statusesBefore,
  timelineOf,
  vatContained,
} from './rules.ts';

// spec: 4.38, 4.41
test('the timeline marks every step up to the current one as reached', () => {
  const timeline = timelineOf('dispatched', new Date('2026-11-01T00:00:00Z'));
  expect(timeline.map(({ reached }) => reached)).toEqual([true, true, true, false, false]);
  expect(timeline.filter(({ current }) => current).map(({ step }) => step)).toEqual(['dispatched']);
});

// spec: 4.40, 9.19
test('steps are expected 0, 0, 1, 2 and 3 days after the order', () => {
  const days = timelineOf('pending', new Date('2026-11-01T00:00:00Z')).map(({ expectedAt }) =>
    expectedAt.getUTCDate(),
  );
  expect(days).toEqual([1, 1, 2, 3, 4]);
});

// spec: 4.38
test('a status nobody knows counts as pending', () => {
  expect(knownStatus('teleported')).toBe('pending');
});

// spec: accounts.34
test('a seller may take only the next step, or cancel while pending', () => {
  expect(nextStatuses('pending')).toEqual(['confirmed', 'cancelled']);
  expect(nextStatuses('arrived')).toEqual(['delivered']);
  expect(nextStatuses('delivered')).toEqual([]);
  expect(nextStatuses('cancelled')).toEqual([]);
});

test('an order has ended where no seller can take it any further', () => {
  const ended = (status: string, returnedAt: string | null = null) => isEnded({ status, returnedAt });
  expect(orderStatuses.filter((status) => ended(status))).toEqual(['delivered', 'cancelled']);
  for (const status of orderStatuses) expect(ended(status), status).toBe(nextStatuses(status).length === 0);
  expect(ended('teleported')).toBe(false);
  expect(ended('dispatched', '2026-03-01T06:00:00.000Z')).toBe(true);
});

test('where an order may come from is where it may go, read backwards', () => {
  expect(statusesBefore('pending')).toEqual([]);
  expect(statusesBefore('confirmed')).toEqual(['pending']);
  expect(statusesBefore('delivered')).toEqual(['arrived']);
  expect(statusesBefore('cancelled')).toEqual(['pending']);
});

// spec: accounts.39
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

// spec: opens.7, goods.31
test('a delivery fee is shared over the parcels in whole tens, what does not divide goes on the first, and nothing is lost', () => {
  const parts = (fee: number, parcels: number) => [
    ...parcelFees(
      fee,
      Array.from({ length: parcels }, (_, n) => `seller-${String(n).padStart(2, '0')}`),
    ).values(),
  ];
  expect(parts(150, 3)).toEqual([50, 50, 50]);
  expect(parts(100, 3)).toEqual([40, 30, 30]);
  expect(parts(155, 2)).toEqual([85, 70]);
  expect(parts(60, 7)).toEqual([60, 0, 0, 0, 0, 0, 0]);
  for (let fee = 0; fee <= 400; fee += 1)
    for (let parcels = 1; parcels <= 12; parcels += 1) {
      const [first = 0, ...rest] = parts(fee, parcels);
      expect(rest.reduce((sum, part) => sum + part, first)).toBe(fee);
      expect(rest.every((part) => part >= 0 && part % 10 === 0 && part <= first)).toBe(true);
    }
});

test('the parts of a delivery fee are the same in whatever order the lines stand', () => {
  expect(parcelFees(100, ['b', 'a', 'b'])).toEqual(
    new Map([
      ['a', 50],
      ['b', 50],
    ]),
  );
  expect(parcelFees(110, ['c', 'b', 'a'])).toEqual(parcelFees(110, ['a', 'b', 'c']));
});
