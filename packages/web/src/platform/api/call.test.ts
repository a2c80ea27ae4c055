import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addToWishlist, checkWishlist } from '@haat/contract/wishlist/calls';
import { readHoliday } from '@haat/contract/inquiry/selling/calls';
import { getProduct } from '@haat/contract/catalog/calls';
import { clearSession } from '../session/session.ts';
import { call, send } from './call.ts';

const productId = '01a195bf-0000-7000-8000-000000000000';
const sent = vi.fn<(address: string, init: RequestInit) => void>();
const answering = (answer: unknown) =>
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    sent(address, init);
    return Response.json(answer);
  });
const loggedInWith = (token: string) => vi.stubGlobal('document', { cookie: `user-token=${token}` });
const tokenSent = () => new Headers(sent.mock.lastCall?.[1].headers).get('user-token');

beforeEach(() => {
  answering({ message: 'Done' });
  loggedInWith('a-token-of-more-than-ten');
});

afterEach(() => {
  vi.unstubAllGlobals();
  sent.mockClear();
});

// spec: 7.25
test.each(['GET', 'POST', 'PUT', 'DELETE'])(
  '%s is sent, with the token of who is logged in',
  async (method) => {
    await send(method, '/api/wishlist/add', { body: method === 'GET' ? undefined : { productId } });
    expect(sent.mock.lastCall?.[0]).toBe('/api/wishlist/add');
    expect(sent.mock.lastCall?.[1].method).toBe(method);
    expect(tokenSent()).toBe('a-token-of-more-than-ten');
  },
);

// spec: 7.25, 8.22
test.each(['PATCH', 'HEAD', 'get', 'TRACE', ''])(
  'the method “%s” gives “Invalid method”, and nothing is sent',
  async (method) => {
    await expect(send(method, '/api/wishlist/add')).rejects.toThrow(/^Invalid method$/);
    await expect(call({ ...addToWishlist, method: method as 'POST' }, { productId })).rejects.toThrow(
      /^Invalid method$/,
    );
    expect(sent).not.toHaveBeenCalled();
  },
);

// spec: 5.12
test('a token is used only where it is longer than 10 characters', async () => {
  loggedInWith('0123456789');
  await call(checkWishlist, { productId });
  expect(tokenSent()).toBeNull();
  loggedInWith('0123456789a');
  await call(checkWishlist, { productId });
  expect(tokenSent()).toBe('0123456789a');
});

test('a call that is the same for everybody carries no token', async () => {
  await call(getProduct, { slug: 'dhaka-topi' });
  expect(tokenSent()).toBeNull();
});

test('what is still being read for whoever logs out is given up; what is the same for everybody or changes something is not', async () => {
  await call(checkWishlist, { productId });
  await call(getProduct, { slug: 'dhaka-topi' });
  await call(addToWishlist, { productId });
  vi.stubGlobal('location', { protocol: 'https:' });
  clearSession();
  const isGivenUp = () => sent.mock.calls.map(([, { signal }]) => signal?.aborted ?? false);
  expect(isGivenUp()).toEqual([true, false, false]);
  loggedInWith('the-next-of-more-than-ten');
  await call(checkWishlist, { productId });
  expect(isGivenUp()).toEqual([true, false, false, false]);
});

test('a body travels as JSON, a form as the browser writes it', async () => {
  await call(addToWishlist, { productId });
  expect(sent.mock.lastCall?.[1].body).toBe(JSON.stringify({ productId }));
  const form = new FormData();
  await send('POST', '/api/product_review/add', { body: form });
  expect(sent.mock.lastCall?.[1].body).toBe(form);
  expect(new Headers(sent.mock.lastCall?.[1].headers).has('content-type')).toBe(false);
});

test('null is an answer like any other', async () => {
  answering(null);
  await expect(call(readHoliday, {})).resolves.toBeNull();
});
