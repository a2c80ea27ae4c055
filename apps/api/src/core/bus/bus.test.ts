import { expect, test } from 'vitest';
import { PartsReader, partsOf } from './parts.ts';

test('what is longer than a notification may be arrives whole, whatever it is written in', () => {
  const reader = new PartsReader();
  const said = [['talk', { words: 'नेपाल "quoted" \u0000 🪔'.repeat(900) }]];
  const texts = partsOf('one', said, 7_900);
  expect(texts.length).toBeGreaterThan(5);
  for (const text of texts) expect(Buffer.byteLength(text)).toBeLessThan(8_000);
  const other = partsOf('two', 'in between', 7_900)[0] ?? '';
  const heard = texts.flatMap((text) => [reader.read(text), reader.read(other)]);
  expect(heard.filter(({ from }) => from === 'one').at(-1)?.said).toEqual(said);
  expect(heard.filter(({ from, said: words }) => from === 'two' && words === 'in between')).toHaveLength(
    texts.length,
  );
});

test('a part that is missing is no message, and the next one is read as ever', () => {
  const reader = new PartsReader();
  const [first = '', , third = ''] = partsOf('one', 'x'.repeat(300), 160);
  reader.read(first);
  expect(() => reader.read(third)).toThrow('missing');
  expect(() => reader.read('nothing of ours')).toThrow('somebody else');
  expect(reader.read(partsOf('one', 'again', 160)[0] ?? '')).toEqual({ from: 'one', said: 'again' });
});
