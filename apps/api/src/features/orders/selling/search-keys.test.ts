import { expect, test } from 'vitest';
import { beginningsOf, searchKeysOf } from './search-keys.ts';

const order = { id: '01a20697-c947-7642-ab3b-a13e79b17d71', fullName: 'Sita Devi Rai', phone: '9841234567' };
const isFoundBy = (typed: string, about: Partial<typeof order> = {}) =>
  beginningsOf(typed)?.some((beginning) =>
    searchKeysOf({ ...order, ...about }).some((key) => key.startsWith(beginning)),
  ) ?? null;

// spec: market.30
test.each([
  ...['79B17D71', '#79b17d71', '79b1', '#79B1'],
  ...['Sita', 'sit', 'sita devi', 'devi r', 'Rai', 'sita rai', 'SEETA', 'सीता', 'सिता देवी राई'],
  ...['9841234567', '9841', '९८४१२३', '98412 34567', '+977 984-123', '009779841234567', '977 9841234567'],
  ...['9779841234567', '+977 984-123 4567', '977-984.1234567', '\u202a+977\u00a0984\u20111234567\u202c'],
  ...['Rai Sita', 'rai sita devi', 'Rai, Devi Sita', 'devi sita', 'राई सीता'],
])('an order is found by %s', (typed) => {
  expect(isFoundBy(typed)).toBe(true);
});

// spec: market.30
test('a name in Devanagari is found by Latin letters', () => {
  const about = { fullName: 'हरि बहादुर थापा' };
  for (const typed of ['Hari', 'hari bahadur', 'thapa', 'hari thapa', 'थापा'])
    expect(isFoundBy(typed, about), typed).toBe(true);
});

// spec: market.30
test.each(['Gita', 'ita', 'rai gita', '17d71aaa', '#9841', '234567', '!!!', '--', '# #'])(
  '%s finds another one or none',
  (typed) => {
    expect(isFoundBy(typed)).not.toBe(true);
  },
);

test('what is too short to tell orders apart is no search yet', () => {
  for (const typed of ['', ' ', 's', 'स', '984', '#79', '+977 98'])
    expect(beginningsOf(typed), typed).toBeNull();
});

test('an order without a person is still found by its number', () => {
  expect(searchKeysOf({ ...order, fullName: '', phone: '' })).toEqual(['#79b17d71']);
});
