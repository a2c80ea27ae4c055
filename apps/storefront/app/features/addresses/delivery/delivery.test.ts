import { describe, expect, it } from 'vitest';
import { deliveryFactsOf } from './delivery.ts';

const area = (deliveryFee: number) => ({
  ...{ _id: String(deliveryFee), areaName: 'Area', areaNameNe: null, covers: [], days: null },
  deliveryFee,
});
const place = (...fees: number[]) => ({
  _id: 'p',
  name: 'Kathmandu',
  nameNe: null,
  district: 'Kathmandu',
  province: 'Bagmati',
  at: null,
  deliveryAreas: fees.map(area),
});
const terms = { deliveryMode: 'custom' as const, flatDeliveryCharge: 0, freeDeliveryThreshold: null };

describe('what delivery costs, said before the button', () => {
  // spec: opens.42
  it('tells the least and the most of all areas', () => {
    expect(deliveryFactsOf(terms, [place(100, 60), place(350)])).toEqual({
      mode: 'custom',
      fees: { low: 60, high: 350 },
      freeAbove: null,
      days: null,
    });
  });

  // spec: goods.33
  it('tells the fewest and the most days of all areas, and none where the shop has not said', () => {
    const taking = (from: number, to: number) => ({ ...area(60), days: { from, to } });
    const near = { ...place(), deliveryAreas: [taking(1, 2), taking(3, 9), area(100)] };
    expect(deliveryFactsOf(terms, [near, place(80)]).days).toEqual({ low: 1, high: 9 });
    expect(deliveryFactsOf(terms, [place(80)]).days).toBeNull();
  });

  // spec: opens.42
  it('promises no fee where a shop has no areas yet', () => {
    expect(deliveryFactsOf(terms, []).fees).toBeNull();
  });

  // spec: 9.4
  it('tells the flat charge and from which sum on there is none', () => {
    const flat = { deliveryMode: 'standard' as const, flatDeliveryCharge: 120, freeDeliveryThreshold: 2500 };
    expect(deliveryFactsOf(flat, [])).toEqual({
      mode: 'standard',
      fees: { low: 120, high: 120 },
      freeAbove: 2500,
      days: null,
    });
  });

  it('promises nothing from a sum on where delivery costs nothing anyhow', () => {
    const flat = { deliveryMode: 'standard' as const, flatDeliveryCharge: 0, freeDeliveryThreshold: 2500 };
    expect(deliveryFactsOf(flat, [place(100)]).freeAbove).toBeNull();
    expect(deliveryFactsOf({ ...flat, deliveryMode: 'custom' }, [place(0)]).freeAbove).toBeNull();
    expect(deliveryFactsOf({ ...flat, deliveryMode: 'custom' }, [place(0, 100)]).freeAbove).toBe(2500);
  });

  // spec: 9.3
  it('says free where the order itself would charge nothing', () => {
    expect(deliveryFactsOf({ ...terms, freeDeliveryThreshold: 0 }, [place(100)]).fees).toEqual({
      low: 0,
      high: 0,
    });
  });
});
