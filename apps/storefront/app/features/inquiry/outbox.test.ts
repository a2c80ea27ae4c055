import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearOwn, keepOwn, ownKey } from '@haat/web/platform/storage/own.ts';
import {
  dropWaiting,
  hasWaiting,
  newMessage,
  onWaiting,
  putWaiting,
  waitingIn,
  waitingOf,
} from './outbox.ts';

/** As a browser holds it: what is stored are its own properties. */
class Held {
  [key: string]: unknown;
  getItem(key: string) {
    return Object.hasOwn(this, key) ? this[key] : null;
  }
  setItem(key: string, value: string) {
    this[key] = value;
  }
  removeItem(key: string) {
    delete this[key];
  }
}

const about = { user: 'sita', vendor: 'v', product: 'p' };
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const texts = (user = 'sita') => waitingOf(user).map(({ content }) => content);

beforeEach(() => {
  vi.stubGlobal('localStorage', new Held());
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
});
afterEach(() => void vi.unstubAllGlobals());

// spec: market.51
test('messages wait in the order in which they were written, also when the clock was put back', () => {
  vi.useFakeTimers();
  for (const [at, content] of [1_000, 1_000, 500].map((time, n) => [time, `message ${n}`] as const)) {
    vi.setSystemTime(at + Date.parse('2030-01-01'));
    putWaiting(newMessage(about, content, null));
  }
  vi.useRealTimers();
  expect(texts()).toEqual(['message 0', 'message 1', 'message 2']);
  for (const { clientId } of waitingOf('sita')) expect(clientId).toMatch(uuid);
  const [first] = waitingOf('sita');
  dropWaiting(first!);
  expect(texts()).toEqual(['message 1', 'message 2']);
});

// spec: market.51
test('each conversation and each account has its own, and a logout leaves nothing of anybody', () => {
  const heard = vi.fn<() => void>();
  const stop = onWaiting(heard);
  putWaiting(newMessage(about, 'mine', 700));
  putWaiting(newMessage({ ...about, product: 'other' }, 'elsewhere', null));
  putWaiting(newMessage({ ...about, user: 'hari' }, 'his', null));
  expect(heard).toHaveBeenCalledTimes(3);
  expect(waitingIn(about).map(({ content, offer }) => [content, offer])).toEqual([['mine', 700]]);
  expect(waitingIn(about)).toBe(waitingIn(about));
  stop();
  clearOwn();
  expect([hasWaiting('sita'), hasWaiting('hari')]).toEqual([false, false]);
});

// spec: market.51
test('what somebody else has put into the storage is no message', () => {
  for (const [at, junk] of [
    null,
    7,
    'text',
    {},
    { content: 'x' },
    { ...about, content: '', since: 1 },
  ].entries())
    keepOwn(ownKey('sita', 'message', `junk-${at}`), junk);
  expect(texts()).toEqual([]);
});
