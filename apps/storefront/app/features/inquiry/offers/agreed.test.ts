import { afterAll, expect, test, vi } from 'vitest';
import { cookies } from '@haat/contract/core/text/names';
import { refreshAgreed } from './agreed.ts';

afterAll(() => vi.unstubAllGlobals());

test('a part of the page that hears late that its shopper has logged out asks for nobody’s prices: a refusal would end the next session', async () => {
  const fetching = vi.fn<() => Promise<Response>>(async () => Response.json([]));
  vi.stubGlobal('fetch', fetching);
  const asSession = (cookie: string) => vi.stubGlobal('document', { cookie });
  asSession('');
  await refreshAgreed('sita');
  expect(fetching).not.toHaveBeenCalled();
  asSession(`${cookies.token}=a-token-that-opens-something`);
  await refreshAgreed('sita');
  expect(fetching).toHaveBeenCalledOnce();
});
