import { expect, test } from 'vitest';
import { greetingOf, numberText, waLink, waNumber } from './messaging.ts';

// spec: 1.27
test('the greeting depends on the page, in both languages', () => {
  expect(greetingOf('/product/kettle')).toBe('product');
  expect(greetingOf('/ne/product/kettle')).toBe('product');
  expect(greetingOf('/product_category/tea')).toBe('category');
  expect(greetingOf('/cart-details')).toBe('cart');
  expect(greetingOf('/ne/cart-details')).toBe('cart');
  expect(greetingOf('/')).toBe('generic');
  expect(greetingOf('/products')).toBe('generic');
});

test('a number of Nepal gets its country, however it is written', () => {
  expect(waNumber('980-1234567')).toBe('9779801234567');
  expect(waNumber('+977 9801234567')).toBe('9779801234567');
  expect(waNumber('00977 9801234567')).toBe('9779801234567');
});

test('a number is written so that it can be read', () => {
  expect(numberText('9779801234567')).toBe('+977 980-1234567');
  expect(numberText('4915112345678')).toBe('+4915112345678');
});

test('what is no number makes no chat button', () => {
  expect(waNumber(null)).toBeNull();
  expect(waNumber('call us')).toBeNull();
  expect(waNumber('12')).toBeNull();
});

// spec: 1.27
test('no character of the greeting can change the link', () => {
  expect(waLink('9779801234567', 'Hi & bye?#')).toBe('https://wa.me/9779801234567?text=Hi%20%26%20bye%3F%23');
});
