import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newId } from '@haat/web/platform/browser/new-id.ts';
import { clearOwn, keepOwn, ownKey, readOwn } from '@haat/web/platform/storage/own.ts';
import { dropStep, keepStep, sendSteps } from './unsent-steps.ts';

const step = { productId: '01a195bf-0000-7000-8000-000000000000', variant: null, change: 3 };
const sent = vi.fn<(key: string | null, body: unknown) => void>();
const answering = (answer: () => Response) =>
  vi.stubGlobal('fetch', async (_: string, { headers, body }: RequestInit) => {
    sent(new Headers(headers).get('idempotency-key'), typeof body === 'string' && JSON.parse(body));
    return answer();
  });
const away = () => {
  throw new TypeError('no line');
};
const told = vi.fn<(code: string) => void>();
const sendAll = (userId: string) => sendSteps(userId, ({ code }) => told(code));

beforeEach(() => vi.stubGlobal('document', { cookie: '' }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  sent.mockClear();
  told.mockClear();
});

test('taps of a page that went without a line are kept, and sent under the same key until they arrive', async () => {
  const userId = newId();
  keepStep(userId, 'first', step);
  answering(away);
  expect(await sendAll(userId)).toEqual({ sent: 0, isLeft: true });
  answering(() => Response.json({ data: {} }));
  expect(await sendAll(userId)).toEqual({ sent: 1, isLeft: false });
  expect(sent.mock.calls).toEqual([
    ['first', step],
    ['first', step],
  ]);
  expect(await sendAll(userId)).toEqual({ sent: 0, isLeft: false });
});

test('who logs out leaves what they have typed to nobody, and their taps to themselves', async () => {
  const [userId, typed] = [newId(), ownKey(newId(), 'reply')];
  keepOwn(typed, 'Only for Gita');
  keepStep(userId, 'tapped', step);
  answering(() => Response.json({ data: {} }));
  clearOwn();
  expect(readOwn(typed)).toBeUndefined();
  expect(await sendAll(newId())).toEqual({ sent: 0, isLeft: false });
  expect(await sendAll(userId)).toEqual({ sent: 1, isLeft: false });
});

test('what the shop refuses is told and sent no more, and somebody else’s is not sent', async () => {
  const [userId, other] = [newId(), newId()];
  keepStep(userId, 'refused', step);
  keepStep(other, 'theirs', step);
  answering(() => Response.json({ error: '', code: 'variant-gone' }, { status: 409 }));
  for (let n = 0; n < 2; n += 1) expect((await sendAll(userId)).isLeft).toBe(false);
  expect([told.mock.calls, sent.mock.calls.length]).toEqual([[['variant-gone']], 1]);
});

test('what has arrived, or was meant a day ago, is not sent', async () => {
  const userId = newId();
  answering(() => Response.json({ data: {} }));
  keepStep(userId, 'arrived', step);
  dropStep(userId, 'arrived');
  vi.useFakeTimers({ now: Date.now() - 25 * 60 * 60 * 1_000 });
  keepStep(userId, 'old', step);
  vi.useRealTimers();
  expect(await sendAll(userId)).toEqual({ sent: 0, isLeft: false });
  expect(sent).not.toHaveBeenCalled();
});
