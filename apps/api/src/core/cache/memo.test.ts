import { expect, test, vi } from 'vitest';
import { Changes, tags } from './cache.ts';
import { Memo } from './memo.ts';

// spec: growth.3
test('a change lets go of what is being made from it, and of nothing else', async () => {
  const changes = new Changes();
  const frames = new Memo<{ of: string }>(changes, { maxSize: 10, maxAge: 60_000 });
  const makings = { himal: Promise.withResolvers<void>(), jiri: Promise.withResolvers<void>() };
  const make = vi.fn<(shop: keyof typeof makings) => Promise<{ of: string }>>(async (shop) => {
    await makings[shop].promise;
    return { of: shop };
  });
  const ask = (shop: keyof typeof makings) => frames.get(shop, [tags.shop(shop)], () => make(shop));
  const before = [ask('himal'), ask('jiri')];
  changes.announce([tags.shop('himal'), tags.product('jiri', 'cup')]);
  const after = [ask('himal'), ask('jiri')];
  expect(make.mock.calls).toEqual([['himal'], ['jiri'], ['himal']]);
  for (const { resolve } of Object.values(makings)) resolve();
  await Promise.all([...before, ...after]);
  await Promise.all([ask('himal'), ask('jiri')]);
  expect(make).toHaveBeenCalledTimes(3);
});
