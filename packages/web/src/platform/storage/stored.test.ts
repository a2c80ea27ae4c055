import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stored } from './stored.ts';

const kept = new Map<string, string>();
let isFull = false;

beforeEach(() => {
  kept.clear();
  isFull = false;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, text: string) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, text);
    },
  });
  vi.stubGlobal('window', new EventTarget());
});

afterEach(() => vi.unstubAllGlobals());

const numbersIn = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : []);
/** The value as one tab has it: each has read it before the others write. */
function aTab() {
  const list = stored<number[]>('numbers', [], numbersIn);
  list.get();
  return { ...list, add: (number: number) => list.update((all) => [...all, number]) };
}

test('what one tab adds is not lost by another one that shows nothing of it, and has read it before', () => {
  const [one, other] = [aTab(), aTab()];
  one.add(1);
  other.add(2);
  one.add(3);
  expect(other.get()).toEqual([1, 2, 3]);
  expect(one.get()).toEqual([1, 2, 3]);
});

test('nor by one that shows it, where it has not heard of it yet', () => {
  const [one, other] = [aTab(), aTab()];
  one.subscribe(() => {});
  other.add(1);
  one.add(2);
  expect(other.get()).toEqual([1, 2]);
});

test('a page that comes back as it was left shows what other tabs have changed since', () => {
  const [one, other] = [aTab(), aTab()];
  const told = vi.fn<() => void>();
  const leave = one.subscribe(told);
  other.add(1);
  window.dispatchEvent(new Event('pageshow'));
  expect(one.get()).toEqual([1]);
  expect(told).toHaveBeenCalledTimes(1);
  leave();
  window.dispatchEvent(new Event('pageshow'));
  expect(told).toHaveBeenCalledTimes(1);
});

test('the same value stays the same object, and what the storage has no room for is kept for this visit', () => {
  const one = aTab();
  one.add(1);
  expect(one.get()).toBe(one.get());
  isFull = true;
  one.add(2);
  one.add(3);
  expect(one.get()).toEqual([1, 2, 3]);
  expect(one.isKept()).toBe(false);
  isFull = false;
  one.add(4);
  expect(one.isKept()).toBe(true);
  expect(aTab().get()).toEqual([1, 2, 3, 4]);
});

test('a storage that may not be used at all keeps everything for this visit', () => {
  vi.stubGlobal('localStorage', undefined);
  const one = stored<number[]>('numbers', [], numbersIn);
  one.set([1]);
  one.update((all) => [...all, 2]);
  expect(one.get()).toEqual([1, 2]);
});
