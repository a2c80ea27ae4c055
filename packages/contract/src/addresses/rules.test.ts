import { expect, test } from 'vitest';
import { deliveryFeeOf, nepaliPhone } from './rules.ts';

test('a mobile number is understood however it is written', () => {
  for (const text of ['9841234567', '+977 984-123-4567', '977 9841234567', '००९७७९८४१२३४५६७', '९८४१२३४५६७'])
    expect(nepaliPhone(text), text).toBe('9841234567');
});

test('a landline of Kathmandu is understood', () => {
  expect(nepaliPhone('01-4412345')).toBe('014412345');
});

test('what is no number of Nepal is refused', () => {
  for (const text of ['', '12345', '+91 9812345678', '98412345678', 'call me'])
    expect(nepaliPhone(text), text).toBeNull();
});

test('delivery is free from the threshold on', () => {
  const terms = { deliveryMode: 'standard', flatDeliveryCharge: 120, freeDeliveryThreshold: 2_500 } as const;
  expect(deliveryFeeOf(terms, null, 2_499)).toBe(120);
  expect(deliveryFeeOf(terms, null, 2_500)).toBe(0);
});

test('in custom mode the chosen area sets the fee', () => {
  const terms = { deliveryMode: 'custom', flatDeliveryCharge: 0, freeDeliveryThreshold: null } as const;
  expect(deliveryFeeOf(terms, 180, 900_000)).toBe(180);
});
