import { expect, onTestFinished, test, vi } from 'vitest';
import { collectedLog } from '../../testing/log.ts';
import { wire } from '../../testing/servers/wire.ts';
import type { Bus, BusTransport } from '../bus/bus.ts';
import { ConnectedBus } from '../bus/connected-bus.ts';
import { Changes, tags } from './cache.ts';
import { Memo } from './memo.ts';
import { shareChanges, summaryOf } from './share-changes.ts';
import { TaggedCache } from './tagged-cache.ts';
import { allOf, everything } from './wide-tags.ts';

const [himal, jiri] = ['0199-himal', '0199-jiri'];

test('more products of one shop than can be named are told as all of its products, many other things as all of that shop, those of many shops as everything', () => {
  const ofImport = Array.from({ length: 10_001 }, (_, index) => tags.product(himal, `${index}`));
  const sale = tags.product(jiri, 'cup');
  expect(summaryOf([...ofImport, tags.lists(himal), sale, tags.shops])).toEqual([
    tags.products(himal),
    tags.lists(himal),
    sale,
    tags.shops,
  ]);
  const ofReviews = Array.from({ length: 101 }, (_, index) => tags.reviews(himal, `${index}`));
  expect(summaryOf([...ofReviews, sale])).toEqual([allOf(himal), sale]);
  expect(summaryOf(Array.from({ length: 51 }, (_, index) => tags.lists(`${index}`)))).toEqual([everything]);
});

test('all of a shop drops what is kept of it and what is being made from it, and nothing of its neighbour', () => {
  const cache = new TaggedCache<{ of: string }>({ maxSize: 100, maxEntries: 100, sizeOf: () => 1 });
  const begun = cache.begin();
  cache.keep('himal', { of: himal }, [tags.product(himal, 'cup')], begun);
  cache.keep('jiri', { of: jiri }, [tags.product(jiri, 'cup')], begun);
  cache.drop([allOf(himal)]);
  cache.keep('late', { of: himal }, [tags.lists(himal)], begun);
  cache.keep('late of jiri', { of: jiri }, [tags.lists(jiri)], begun);
  expect(['himal', 'jiri', 'late', 'late of jiri'].filter((key) => cache.has(key))).toEqual([
    'jiri',
    'late of jiri',
  ]);
  cache.drop([everything]);
  cache.keep('later', { of: jiri }, [tags.lists(jiri)], begun);
  expect(cache.entries).toBe(0);
});

async function process(transport: BusTransport) {
  const bus: Bus & { open(): Promise<void> } = new ConnectedBus(transport, collectedLog([]));
  const changes = new Changes();
  const tell = shareChanges(changes, bus);
  await bus.open();
  const prices = new Memo<{ price: number }>(changes, { maxSize: 10, maxAge: 60_000 });
  return {
    bus,
    changes,
    tell,
    read: (price: number) => prices.get('cup', [tags.product(himal, 'cup')], async () => ({ price })),
  };
}

test('two processes hear what the other has changed; while they do not, nothing counts for longer than a second', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { plug, cut, mend } = wire();
  const { transport, kill } = plug();
  const [opening, other] = [process(plug().transport), process(transport)];
  await vi.advanceTimersByTimeAsync(50);
  const [here, there] = await Promise.all([opening, other]);
  await here.read(100);
  here.changes.announce([tags.product(himal, 'cup')]);
  await there.read(100);
  there.changes.announce([tags.product(himal, 'cup')]);
  await vi.advanceTimersByTimeAsync(20);
  expect(await here.read(200)).toEqual({ price: 200 });

  cut();
  expect(here.bus.isConnected).toBe(false);
  expect(await here.read(300)).toEqual({ price: 200 });
  await vi.advanceTimersByTimeAsync(1_001);
  expect(await here.read(300)).toEqual({ price: 300 });
  // Changed there while nobody heard it: gone as soon as the bus stands again.
  there.changes.announce([tags.product(himal, 'cup')]);
  mend();
  await vi.advanceTimersByTimeAsync(400);
  expect(here.bus.isConnected).toBe(true);
  expect(await here.read(400)).toEqual({ price: 400 });

  // Who dies with a change on its lips is missed within four seconds.
  const goes = vi.fn<(id: string) => void>();
  here.bus.onLeft(goes);
  kill();
  await vi.advanceTimersByTimeAsync(900);
  expect(await here.read(500)).toEqual({ price: 400 });
  await vi.advanceTimersByTimeAsync(4_000);
  expect(goes).toHaveBeenCalled();
  expect(await here.read(500)).toEqual({ price: 500 });
  await Promise.all([here.bus.close(), there.bus.close()]);
});

test('thousands of products that an import changed are named one by one', async () => {
  const { plug } = wire();
  const [here, there] = await Promise.all([process(plug().transport), process(plug().transport)]);
  const told: string[] = [];
  there.changes.listen((announced) => void told.push(...announced));
  const changed = Array.from({ length: 4_500 }, (_, n) => tags.product(himal, `${n}`));
  here.changes.announce(changed);
  await vi.waitFor(() => expect(told).toContain(tags.lists(himal)));
  expect(told.filter((tag) => tag !== tags.lists(himal))).toEqual(changed);
  await Promise.all([here.bus.close(), there.bus.close()]);
});

// spec: several.8
test('what changed right before a process stops is told before it says goodbye', async () => {
  const { plug } = wire();
  const [goes, stays] = await Promise.all([process(plug().transport), process(plug().transport)]);
  const told: string[] = [];
  stays.changes.listen((announced) => void told.push(...announced));
  const gone = new Promise<void>((resolve) => stays.bus.onLeft(() => resolve()));
  goes.changes.announce([tags.product(himal, 'cup')]);
  goes.tell();
  await goes.bus.close();
  await gone;
  expect(told).toContain(tags.product(himal, 'cup'));
  await stays.bus.close();
});

// spec: several.8
test('a well-framed text of a form that nobody knows ends no process: it counts as missed', async () => {
  const { plug } = wire();
  const { transport } = plug();
  const { bus, changes } = await process(transport);
  const said = await transport.connect(
    () => {},
    () => {},
  );
  const told: string[] = [];
  changes.listen((announced) => void told.push(...announced));
  const odd = ['null', '7', '"x"', '{}', '[["changes"]]', '[[7,null]]', '[["changes",[{"shop":1}]]]'];
  for (const text of odd) await said.publish(`newer 0 1 ${text}`);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(told).toEqual(odd.map(() => everything));
  expect(bus.isConnected).toBe(true);
  await bus.close();
});
