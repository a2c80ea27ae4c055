import { expect, test } from 'vitest';
import { areaBesideWard, areasFor, deliveryFeeOf, nepaliPhone } from './rules.ts';
import type { Position, Spot } from './rules.ts';

// spec: 5.18, accounts.27
test('a mobile number is understood however it is written', () => {
  const copied = '\u202a+977\u00a0984\u2011123\u20114567\u202c';
  for (const text of [
    copied,
    '9841234567',
    '+977 984-123-4567',
    '977 9841234567',
    '००९७७९८४१२३४५६७',
    '९८४१२३४५६७',
  ])
    expect(nepaliPhone(text), text).toBe('9841234567');
});

test('a landline is understood, as it is dialled in Nepal and from abroad', () => {
  for (const text of ['01-4412345', '+977 1 4412345', '009771-4412345', '977-01-4412345'])
    expect(nepaliPhone(text), text).toBe('014412345');
  expect(nepaliPhone('+977 91 521234')).toBe('091521234');
});

// spec: 5.18
test('what is no number of Nepal is refused', () => {
  for (const text of ['', '12345', '+91 9812345678', '98412345678', 'call me'])
    expect(nepaliPhone(text), text).toBeNull();
});

// spec: goods.61
test('an area that only names the ward of its place says nothing beside it', () => {
  for (const area of ['Ward 5', 'ward no. 5', 'वडा ५', 'वडा नं. ५', ' Ward 05 '])
    expect(areaBesideWard(area, 5), area).toBe('');
  for (const area of ['Ward 6', 'Ward 5, Baidam', 'Baidam', '5'])
    expect(areaBesideWard(area, 5), area).toBe(area);
  expect(areaBesideWard('Ward 5', null)).toBe('Ward 5');
});

// spec: 9.3
test('delivery is free from the threshold on', () => {
  const terms = { deliveryMode: 'standard', flatDeliveryCharge: 120, freeDeliveryThreshold: 2_500 } as const;
  expect(deliveryFeeOf(terms, null, 2_499)).toBe(120);
  expect(deliveryFeeOf(terms, null, 2_500)).toBe(0);
});

test('in custom mode the chosen area sets the fee', () => {
  const terms = { deliveryMode: 'custom', flatDeliveryCharge: 0, freeDeliveryThreshold: null } as const;
  expect(deliveryFeeOf(terms, 180, 900_000)).toBe(180);
});

const kathmandu = { _id: 'kathmandu', at: { lat: 27.7, lon: 85.3 } };
const kaski = { _id: 'kaski', at: { lat: 28.2, lon: 84 } };
const jumla = { _id: 'jumla', at: { lat: 29.3, lon: 82.2 } };
const humla = { _id: 'humla', at: { lat: 30, lon: 81.8 } };
const bagmati = { _id: 'bagmati', name: 'Bagmati' };
const karnali = { _id: 'karnali', name: 'Karnali' };
const area = (_id: string, ...covers: string[]) => ({ _id, covers });
const locations: { province: string; at: Position | null; deliveryAreas: ReturnType<typeof area>[] }[] = [
  {
    province: 'Bagmati',
    at: kathmandu.at,
    deliveryAreas: [
      area('valley', 'kathmandu'),
      area('city', 'kathmandu-kathmandu'),
      area('koteshwor', 'kathmandu-kathmandu/32'),
      area('the hills', 'bagmati'),
    ],
  },
  { province: 'Gandaki', at: kaski.at, deliveryAreas: [area('pokhara', 'kaski-pokhara')] },
  { province: 'Karnali', at: jumla.at, deliveryAreas: [area('bazaar', 'jumla-chandannath')] },
];
const offered = (...[where, among]: [where: Spot, among?: typeof locations]) => {
  const { covering, areas, best } = areasFor(among ?? locations, where);
  return [covering, areas.map((each) => each.area._id), best?._id ?? null];
};
const inCity = { state: bagmati, district: kathmandu, localLevel: { _id: 'kathmandu-kathmandu' }, ward: 32 };
const inSimkot = { state: karnali, district: humla, localLevel: { _id: 'humla-simkot' }, ward: 5 };

// spec: goods.26
test('an address is offered the areas that cover its place, the most exact first and chosen', () => {
  expect(offered(inCity)).toEqual([true, ['koteshwor', 'city', 'valley', 'the hills'], 'koteshwor']);
  expect(offered({ ...inCity, ward: 3 })).toEqual([true, ['city', 'valley', 'the hills'], 'city']);
  expect(offered({ ...inCity, localLevel: { _id: 'kathmandu-tokha' } })).toEqual([
    true,
    ['valley', 'the hills'],
    'valley',
  ]);
});

test('between two that fit alike the shopper chooses', () => {
  const among = [
    { ...locations[0]!, deliveryAreas: [area('inside', 'kathmandu'), area('outside', 'kathmandu')] },
  ];
  expect(offered(inCity, among)).toEqual([true, ['inside', 'outside'], null]);
});

// spec: goods.26
test('where no area covers the place, the nearest are offered and none far away', () => {
  expect(offered(inSimkot)).toEqual([false, ['bazaar'], null]);
  expect(offered({ ...inSimkot, state: null, district: kaski })).toEqual([false, ['pokhara'], null]);
  expect(offered({ state: karnali, district: null, localLevel: null, ward: null })).toEqual([
    false,
    ['bazaar'],
    null,
  ]);
});

test('an area that names no place covers all of Nepal, and is chosen where no other fits', () => {
  const among = [...locations, { province: 'Bagmati', at: null, deliveryAreas: [area('anywhere')] }];
  expect(offered(inSimkot, among)).toEqual([true, ['anywhere'], 'anywhere']);
  expect(offered(inCity, among)[2]).toBe('koteshwor');
});
