import { expect, test } from 'vitest';
import { fieldNames, judgeAddress } from './validation.ts';
import type { FieldName } from './validation.ts';
import { nowhere } from './use-places.ts';
import type { Place } from './use-places.ts';

const filled: Record<FieldName, string> = {
  title: 'घर',
  fullName: 'सीता राई',
  email: 'sita@example.np',
  phone: '+977 ९८४-१२३ ४५६७',
  deliveryAreaId: '01890000-0000-7000-8000-000000000000',
  area: 'वडा ५',
  address: 'बजार लाइन',
  message: 'मन्दिरको छेउ',
};
const at = { lat: 30, lon: 81.8 };
const simkot: Place = {
  state: { _id: 'karnali', name: 'Karnali', nameNe: 'कर्णाली' },
  district: { _id: 'humla', name: 'Humla', nameNe: 'हुम्ला', postalCode: '21000', at },
  localLevel: {
    ...{ _id: 'humla-simkot', name: 'Simkot', nameNe: 'सिमकोट', kind: 'rural' },
    ...{ wards: 8, postalCode: '21000' },
  },
  ward: 5,
};
const judge = (over: Partial<typeof filled>, custom = true, place = simkot) =>
  judgeAddress({ ...filled, ...over }, place, custom);

test('a filled form is right, its phone in any spelling', () => {
  expect(judge({})).toEqual({ missing: [], wrong: [], unplaced: null });
});

// spec: 5.17
test('each of the eight fields is required, blanks count as nothing', () => {
  for (const name of fieldNames) expect(judge({ [name]: '  ' }).missing, name).toEqual([name]);
  expect(judge(Object.fromEntries(fieldNames.map((name) => [name, '']))).missing).toEqual([...fieldNames]);
});

test('where the shop delivers all over the country, no area is asked for', () => {
  expect(judge({ deliveryAreaId: '' }, false).missing).toEqual([]);
});

test('an email and a phone that cannot be are named, even beside empty fields', () => {
  expect(judge({ email: 'sita', phone: '+91 98123 45678', area: '' })).toEqual({
    missing: ['area'],
    wrong: ['email', 'phone'],
    unplaced: null,
  });
});

// spec: goods.30
test('a place without its ward is not one to deliver to, and what is open next is named', () => {
  expect(judge({}, true, nowhere).unplaced).toBe('place');
  expect(judge({}, true, { ...simkot, localLevel: null, ward: null }).unplaced).toBe('localLevelId');
  expect(judge({}, false, { ...simkot, ward: null }).unplaced).toBe('ward');
});
