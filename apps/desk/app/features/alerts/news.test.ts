import { beforeEach, expect, test, vi } from 'vitest';
import type { Latest } from './announced.ts';

const notes: number[] = [];
const kept = new Map<string, string>();

/** The desk as it is opened: what it remembers lies in the browser's storage alone. */
async function openDesk() {
  vi.clearAllTimers();
  vi.setSystemTime('2026-11-23T12:00:00+05:45');
  vi.resetModules();
  return import('./news.ts');
}

beforeEach(() => {
  vi.useFakeTimers();
  notes.length = 0;
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  const context = { state: 'running', currentTime: 0, destination: {} };
  const gain = () => ({
    setValueAtTime() {},
    linearRampToValueAtTime() {},
    exponentialRampToValueAtTime() {},
  });
  vi.stubGlobal('AudioContext', function AudioContext() {
    return context;
  });
  vi.stubGlobal('GainNode', function GainNode() {
    return { gain: gain(), connect: () => {} };
  });
  vi.stubGlobal('OscillatorNode', function OscillatorNode(_: unknown, { frequency }: { frequency: number }) {
    return { connect: (node: unknown) => node, start: () => notes.push(frequency), stop: () => {} };
  });
  return () => void vi.useRealTimers();
});

/** How many notes are heard until so many seconds have passed, of what was not counted yet. */
async function heardIn(seconds: number): Promise<number> {
  await vi.advanceTimersByTimeAsync(seconds * 1_000);
  return notes.splice(0).length;
}

// spec: desk.13
test('a sound repeats until what it tells of was looked at, each kind by itself', async () => {
  const { announce, seen } = await openDesk();
  announce('offers', 'o1');
  announce('offers', 'o1');
  expect(await heardIn(1)).toBe(3);
  expect(await heardIn(60)).toBe(6);
  seen('questions');
  expect(await heardIn(30)).toBe(3);
  // Another conversation than the one it came in.
  seen('offers', ['o7']);
  expect(await heardIn(30)).toBe(3);
  seen('offers', ['o1', 'o7']);
  expect(await heardIn(300)).toBe(0);
});

// spec: desk.13
test('before the first tap a page is silent without trying, an installed desk is not', async () => {
  const userActivation = { hasBeenActive: false };
  const display = { matches: false };
  vi.stubGlobal('navigator', { userActivation });
  vi.stubGlobal('matchMedia', () => display);
  const { announce, unblock } = await openDesk();
  announce('orders', 'a');
  expect(await heardIn(60)).toBe(0);
  userActivation.hasBeenActive = true;
  void unblock();
  expect(await heardIn(1)).toBe(3);

  Object.assign(userActivation, { hasBeenActive: false });
  display.matches = true;
  const installed = await openDesk();
  installed.announce('orders', 'b');
  expect(await heardIn(1)).toBe(3);
});

// spec: desk.14
test('what came while the line was down, or before a reload, sounds when it is back; what was looked at does not', async () => {
  const latest = (orders: string[]): Latest => ({ orders, questions: [], offers: [] });
  const first = await openDesk();
  // What waits when the desk is opened for the first time is on the screen.
  first.catchUp('maya', latest(['b', 'a']));
  expect(await heardIn(60)).toBe(0);
  first.catchUp('maya', latest(['c', 'b']));
  expect(await heardIn(1)).toBe(3);
  first.announce('orders', 'd');
  await heardIn(1);
  first.catchUp('maya', latest(['d', 'c', 'b']));
  expect(await heardIn(1)).toBe(0);

  const reloaded = await openDesk();
  reloaded.catchUp('maya', latest(['d', 'c', 'b']));
  expect(await heardIn(1)).toBeGreaterThan(0);
  reloaded.seen('orders');
  notes.length = 0;
  const again = await openDesk();
  // An older one is seen again as newer ones are confirmed.
  again.catchUp('maya', latest(['d', 'a']));
  expect(await heardIn(60)).toBe(0);

  kept.set('own maya desk-news', '{"orders":7}');
  const junk = await openDesk();
  junk.catchUp('maya', latest(['d']));
  expect(await heardIn(60)).toBe(0);
});
