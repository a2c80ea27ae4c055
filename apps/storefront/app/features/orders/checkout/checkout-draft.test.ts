import { beforeEach, expect, test, vi } from 'vitest';
import { keepDraft, readDraft } from './checkout-draft.ts';

const draft = { addressId: 'home', note: 'Please ring twice' };
const nothing = { addressId: null, note: '' };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
});

test('what was chosen and written is there again after a reload, until it is ordered', () => {
  keepDraft('sita', draft);
  expect(readDraft('sita')).toEqual(draft);
  keepDraft('sita', null);
  expect(readDraft('sita')).toEqual(nothing);
});

test('whoever logs in next in the same tab does not see it', () => {
  keepDraft('sita', draft);
  expect(readDraft('hari')).toEqual(nothing);
  expect(readDraft('sita')).toEqual(draft);
});

test('what lies in the storage may be anything', () => {
  for (const text of ['', 'null', '7', '{"addressId":5,"note":{}}', '{"note":']) {
    sessionStorage.setItem('checkout sita', text);
    expect(readDraft('sita'), text).toEqual(nothing);
  }
});
