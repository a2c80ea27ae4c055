import { expect, test } from 'vitest';
import { saveProfile } from './schemas.ts';

const profile = {
  ...{ version: 1, shopName: 'Haat', intro: 'Tea', introNe: null },
  ...{ email: '', phone: '', address: '', addressNe: null, messagingNumber: null },
  ...{ whatsappLink: 'https://wa.me/9779800000000', facebookLink: null, instagramLink: null },
  ...{ tiktokLink: null, registrationNo: null, pan: null },
};
/** The fields at which an owner's profile is refused; none where it is taken. */
function wrongIn(over: object): string[] {
  const { error } = saveProfile.input.safeParse({ ...profile, ...over });
  return [...new Set(error?.issues.map(({ path }) => path.join('.')))];
}

test("a shop's profile has words of a length that a page can show, and links that lead to the web", () => {
  expect(wrongIn({})).toEqual([]);
  expect(wrongIn({ email: 'namaste@haat.test', phone: '01-5550100', address: 'Lalitpur 7' })).toEqual([]);
  for (const name of ['shopName', 'intro', 'email', 'phone', 'address', 'messagingNumber', 'pan'])
    expect(wrongIn({ [name]: 'x'.repeat(1_001) }), name).toEqual([name]);
  for (const name of ['whatsappLink', 'facebookLink', 'instagramLink', 'tiktokLink'])
    expect(wrongIn({ [name]: 'javascript:alert(1)' }), name).toEqual([name]);
});
