import { expect, test } from 'vitest';
import { fieldNames, judgeAddress } from './judging.ts';
import type { FieldName } from './judging.ts';

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
const judge = (over: Partial<typeof filled>, custom = true) =>
  judgeAddress((name) => ({ ...filled, ...over })[name], custom);

test('a filled form is right, its phone in any spelling', () => {
  expect(judge({})).toEqual({ missing: [], wrong: {} });
});

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
    wrong: { email: 'address.badEmail', phone: 'address.badPhone' },
  });
});
