import { expect, test } from 'vitest';
import { billFileName, billText } from './bill-text.ts';
import { billWords } from './bill-words.ts';
import type { Order } from './schemas.ts';

const _id = '0199a0b1-7c5e-7000-8000-00aa11bb22cc';
const bill = {
  number: '2083/84-12',
  issuedAt: null,
  vat: null,
  seller: { name: '', nameNe: null, pan: null },
};

// spec: goods.51
test('a bill that is kept is called by its number, and before it has one by the number of its order', () => {
  expect(billFileName({ _id, bill })).toBe('bill-2083-84-12.pdf');
  expect(billFileName({ _id, bill: { ...bill, number: null } })).toBe('order-11BB22CC.pdf');
});

const order: Order = {
  ...{
    _id,
    checkoutId: _id,
    status: 'confirmed',
    trackToken: _id,
    returnedAt: null,
    confirmBy: null,
    cancelledBy: null,
    cancelReason: null,
    arrival: null,
  },
  ...{ createdAt: '2026-11-20T06:00:00.000Z', updatedAt: '2026-11-20T08:00:00.000Z', history: [] },
  vendor: {
    ...{ _id, shopName: 'Pokhara Outdoor', shopNameNe: 'पोखरा आउटडोर', slug: 'pokhara-outdoor' },
    ...{ city: 'Pokhara', cityNe: 'पोखरा', district: 'Kaski', districtNe: 'कास्की' },
    ...{ pan: '000410005', vatRegistered: true },
  },
  items: [
    {
      ...{
        productId: _id,
        title: 'Rope',
        titleNe: 'डोरी',
        slug: 'rope',
        image: null,
        price: 1_130,
        listPrice: null,
        quantity: 2,
      },
      variant: { size: '40 m', sizeNe: '४० मि.' },
    },
  ],
  ...{ subtotal: 2_260, deliveryFee: 0, total: 2_260 },
  address: {
    ...{ fullName: 'सीता राई', email: 'sita@example.np', phone: '9841234567', message: '' },
    ...{ fulladdress: 'बैदाम, Pokhara-6, Gandaki', fulladdressNe: 'बैदाम, पोखरा-६, गण्डकी' },
  },
  bill: {
    ...{ number: '2083/84-12', issuedAt: '2026-11-20T08:00:00.000Z', vat: 260 },
    seller: { name: 'Pokhara Outdoor', nameNe: 'पोखरा आउटडोर', pan: '000410005' },
  },
};

const haat = { name: 'हाट', sealed: true };

// spec: goods.63
test('a bill in Nepali has no English word and no Latin figure left but the number of the order', () => {
  const { facts, ...text } = billText(order, haat, 'ne-NP', billWords['ne-NP']);
  const said = JSON.stringify(Object.values({ ...text, facts: facts.map(({ value }) => value) }), (_, part) =>
    typeof part === 'object' && part !== null && !Array.isArray(part) ? Object.values(part) : part,
  );
  expect(
    said
      .replace('#11BB22CC', '')
      .match(/null|[A-Za-z]+|\d+/g)
      ?.filter((word) => word !== 'null'),
  ).toEqual([]);
  expect(said).toContain('पोखरा आउटडोर');
  expect(said).toContain('पोखरा, कास्की');
  expect(said).toContain('बैदाम, पोखरा-६, गण्डकी');
});

// spec: goods.63
test('a seller who gave no name in Nepali is billed under the one there is', () => {
  const nameless = { ...order, bill: { ...order.bill, seller: { ...order.bill.seller, nameNe: null } } };
  expect(billText(nameless, haat, 'ne-NP', billWords['ne-NP']).seller.name).toBe('Pokhara Outdoor');
  expect(billText(order, { name: 'Haat', sealed: true }, 'en-US', billWords['en-US'])).toMatchObject({
    seller: { name: 'Pokhara Outdoor', lines: ['Pokhara, Kaski', 'PAN/VAT 000410005'] },
    buyer: { lines: ['बैदाम, Pokhara-6, Gandaki', '9841234567'] },
  });
});

// spec: face.3
test('the seal of paying at the door stands where the shop promises it and something is to be paid', () => {
  const sealOf = (each: Order, sealed: boolean) =>
    billText(each, { name: 'Haat', sealed }, 'en-US', billWords['en-US']).seal;
  expect(sealOf(order, true)).toBe('Pay when it is in your hands');
  expect(sealOf(order, false)).toBeNull();
  expect(sealOf({ ...order, status: 'cancelled' }, true)).toBeNull();
});

test('a bill asks for no money that was paid, or will not be', () => {
  const shownOf = (about: Partial<Order>) => {
    const said = billText(
      { ...order, ...about },
      { name: 'Haat', sealed: true },
      'en-US',
      billWords['en-US'],
    );
    return [said.nothingToPay, said.seal, said.payment];
  };
  expect(shownOf({ status: 'delivered' })).toEqual([
    null,
    null,
    'Payment: Rs. 2,260 in cash to Pokhara Outdoor, on delivery.',
  ]);
  const back = { status: 'delivered', returnedAt: '2026-11-24T06:00:00.000Z' } as const;
  expect(shownOf(back)).toEqual([expect.stringContaining('went back to its seller'), null, null]);
});

// spec: market.14
test('a piece at an agreed price says what it cost in the shop, in both languages', () => {
  const [rope] = order.items;
  const agreed = { ...rope!, price: 900, listPrice: 1_130, quantity: 1 };
  const linesIn = (language: 'en-US' | 'ne-NP') =>
    billText(
      { ...order, items: [agreed, rope!] },
      { name: 'Haat', sealed: false },
      language,
      billWords[language],
    ).lines;
  expect(linesIn('en-US')).toMatchObject([
    { choice: '40 m · Agreed price instead of Rs. 1,130', price: 'Rs. 900', amount: 'Rs. 900' },
    { choice: '40 m', price: 'Rs. 1,130', amount: 'Rs. 2,260' },
  ]);
  expect(linesIn('ne-NP')[0]!.choice).toBe('४० मि. · रु. १,१३० को सट्टा मिलेको मूल्य');
});
