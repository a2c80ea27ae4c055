import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pause } from '../browser/pause.ts';
import { personalPage } from './personal.ts';

const page = { words: { title: 'My orders' } };
const serverLoader = async () => page;
const request = new Request('http://shop.test/user-profile');
/** What is the shopper's own, so many milliseconds after it was asked for. */
const ownAfter = (ms: number) => () => pause(ms).then(() => 'orders');
const isAt = (pathname: string) => vi.stubGlobal('location', { pathname, search: '' });
const here = { state: 'ready', data: 'orders' };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { cookie: 'user-token=a-token-of-more-than-ten' });
  isAt('/products');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what is there soon after its page comes with it: no skeleton flashes', async () => {
  const shown = personalPage({ request, serverLoader }, ownAfter(149));
  await vi.advanceTimersByTimeAsync(149);
  expect((await shown).own).toEqual(here);
});

test('a screen that was asked for by a link does not wait for what takes longer', async () => {
  const asked = vi.fn<() => Promise<string>>(ownAfter(4_000));
  const shown = personalPage({ request, serverLoader }, asked);
  expect(asked).toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(150);
  const { own, words } = await shown;
  expect([words, own]).toEqual([page.words, expect.any(Promise)]);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await own).toEqual(here);
});

test('what fails on its way is told as data, not thrown', async () => {
  const failing = () => ownAfter(1_000)().then(() => Promise.reject(new Error('lost')));
  const shown = personalPage({ request, serverLoader }, failing);
  await vi.advanceTimersByTimeAsync(150);
  const { own } = await shown;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await own).toMatchObject({ state: 'failed' });
});

test('who goes back sees the screen whole, so that it can stand where it stood', async () => {
  isAt('/user-profile');
  const shown = personalPage({ request, serverLoader }, ownAfter(4_000));
  await vi.advanceTimersByTimeAsync(4_000);
  expect((await shown).own).toEqual(here);
});
