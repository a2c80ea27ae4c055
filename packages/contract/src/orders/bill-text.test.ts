import { expect, test } from 'vitest';
import { billFileName } from './bill-text.ts';

const _id = '0199a0b1-7c5e-7000-8000-00aa11bb22cc';
const bill = { number: '2083/84-12', issuedAt: null, vat: null, seller: { name: '', pan: null } };

test('a bill that is kept is called by its number, and before it has one by the number of its order', () => {
  expect(billFileName({ _id, bill })).toBe('bill-2083-84-12.pdf');
  expect(billFileName({ _id, bill: { ...bill, number: null } })).toBe('order-11BB22CC.pdf');
});
