import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { collectedLog } from '../../testing/log.ts';
import { wire } from '../../testing/servers/wire.ts';
import { ConnectedBus } from '../bus/connected-bus.ts';
import { Allowance } from './allowance.ts';
import { sharedLimits } from './shared-limits.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Longer than what is said takes to the others, and than a bus needs to stand again. */
const aMoment = () => vi.advanceTimersByTimeAsync(500);

/** Two processes that hear each other, and what is limited in each. */
async function twoProcesses() {
  const { plug, cut, mend } = wire();
  const open = async () => {
    const bus = new ConnectedBus(plug().transport, collectedLog([]));
    await bus.open();
    const allowance = new Allowance({ burst: 20, perSecond: 0.001 }, { bus, name: 'messages' });
    const Store = sharedLimits(bus);
    const calls = new Store({});
    return {
      /** @returns whether somebody may say one thing more */
      say(who: string): boolean {
        try {
          allowance.take(who);
          return true;
        } catch {
          return false;
        }
      },
      /** @returns the number of a network's call within the minute */
      call: (network: string) =>
        new Promise((done) => calls.incr(network, (_, counted) => done(counted?.current), 60_000, 300)),
      close: () => bus.close(),
    };
  };
  const opening = Promise.all([open(), open()]);
  await aMoment();
  const [here, there] = await opening;
  return { here, there, cut, mend };
}

const times = <T>(many: number, what: () => T): T[] => Array.from({ length: many }, what);

// spec: several.6
test('what somebody did at one process counts at the other one, and nothing of it for anybody else', async () => {
  const { here, there } = await twoProcesses();
  expect(times(12, () => here.say('sita')).every(Boolean)).toBe(true);
  await aMoment();
  expect(times(10, () => there.say('sita'))).toEqual([...times(8, () => true), false, false]);
  await aMoment();
  expect([here.say('sita'), here.say('hari')]).toEqual([false, true]);

  await Promise.all(times(3, () => here.call('198.51.100.1')));
  await aMoment();
  expect([await there.call('198.51.100.1'), await there.call('198.51.100.2')]).toEqual([4, 1]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await here.call('198.51.100.1')).toBe(1);
  await Promise.all([here.close(), there.close()]);
});

// spec: several.6
test('while they do not hear each other each process counts by itself, and both go on', async () => {
  const { here, there, cut, mend } = await twoProcesses();
  cut();
  expect(times(21, () => here.say('sita')).filter(Boolean)).toHaveLength(20);
  expect([there.say('sita'), await here.call('198.51.100.1'), await there.call('198.51.100.1')]).toEqual([
    true,
    1,
    1,
  ]);
  mend();
  await aMoment();
  expect(await here.call('198.51.100.1')).toBe(2);
  await aMoment();
  expect(await there.call('198.51.100.1')).toBe(3);
  await Promise.all([here.close(), there.close()]);
});
