import { expect, test } from 'vitest';
import { maxQuick, quickFields, quickPayload } from './quick-order-draft.ts';
import { judgeQuickOrder } from './validation.ts';

const form = {
  fullName: 'Aarati Gautam',
  email: 'aarati@example.np',
  phone: '९८४१-२३४५६७',
  street: ' New Road ',
  area: 'Ward 4',
  city: 'Simkot',
  province: 'Karnali',
  notes: 'Green door',
};

// spec: 5.20
test('each of the eight fields is required, blanks are none', () => {
  expect(judgeQuickOrder(form)).toEqual({});
  for (const name of quickFields)
    expect(judgeQuickOrder({ ...form, [name]: ' ' })).toEqual({ [name]: 'quick.missing' });
});

test('an email and a phone number are told from what is none', () => {
  expect(judgeQuickOrder({ ...form, email: 'aarati', phone: '12' })).toEqual({
    email: 'quick.badEmail',
    phone: 'quick.badPhone',
  });
});

// spec: 3.25
test('the payload joins the address, multiplies the price and names what was chosen', () => {
  const wanted = {
    productId: 'p',
    adminId: 'v',
    price: 250,
    quantity: 3,
    variant: { size: 'M', color: null },
  };
  expect(quickPayload(form, wanted)).toMatchObject({
    fulladdress: 'New Road, Ward 4, Simkot, Karnali',
    totalAmount: 750,
    message: 'Green door',
    variant: { size: 'M', color: null },
    adminId: 'v',
  });
});

test('the longest address fits into what the server takes', () => {
  const { street, area, city, province, notes } = maxQuick;
  expect(street + area + city + province + 3 * ', '.length).toBeLessThanOrEqual(400);
  expect(notes).toBeLessThan(1_000);
});
