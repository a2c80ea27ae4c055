import { expect, test } from 'vitest';
import { choicesOf, kindKey, renamed, variantsOf } from './variants.ts';

const red = { name: 'Red', picker: '#cc0000' };
const blue = { name: 'Blue', picker: '#0000cc' };
const stored = (...args: Parameters<typeof variantsOf>) =>
  variantsOf(...args).map((each) => ({ ...each, extraProperties: [] }));
const named = (variants: ReturnType<typeof variantsOf>) => variants.map(({ size, color }) => [size, color]);

test('each size comes in each colour, and what is named twice or not at all is left out', () => {
  const offered = variantsOf(
    { sizes: 'S, M,, S', colours: [red, { ...red }, { name: ' ', picker: '#fff' }] },
    [],
  );
  expect(named(offered)).toEqual([
    ['S', 'Red'],
    ['M', 'Red'],
  ]);
  expect(variantsOf({ sizes: '', colours: [red] }, [])).toMatchObject([{ size: null, color: 'Red' }]);
  expect(variantsOf({ sizes: ' ', colours: [] }, [])).toEqual([]);
});

test('what is offered is read back as it was named, and keeps its Nepali names', () => {
  const before = stored({ sizes: 'S, M', colours: [red] }, []).map((each) => ({ ...each, colorNe: 'रातो' }));
  expect(choicesOf(before)).toEqual({ sizes: 'S, M', colours: [red], without: [] });
  const now = variantsOf({ sizes: 'S, M, L', colours: [red] }, before);
  expect(now.map(({ colorNe }) => colorNe)).toEqual(['रातो', 'रातो', 'रातो']);
});

// spec: goods-desk.26
test('what is left out stays out when a size or a colour is added or renamed, and so does what comes in one of both alone', () => {
  const before = stored({ sizes: 'S, M', colours: [red, blue] }, []).slice(0, 3);
  const gift = { ...before[0]!, size: 'Gift card', color: null, colorPicker: null };
  const choices = choicesOf([...before, gift]);
  const without = choices.without!;
  expect(without).toContain(kindKey({ size: 'M', color: 'Blue' }));
  const now = variantsOf({ ...choices, sizes: `${choices.sizes}, L` }, [...before, gift]);
  expect(named(now)).toEqual([
    ...[
      ['S', 'Red'],
      ['S', 'Blue'],
      ['M', 'Red'],
      ['L', 'Red'],
      ['L', 'Blue'],
      ['Gift card', null],
    ],
  ]);
  const navy = { sizes: 'S, M', colours: [red, { ...blue, name: 'Navy' }] };
  const kept = without.map((key) => renamed(key, 'Blue', 'Navy'));
  expect(named(variantsOf({ ...navy, without: kept }, []))).not.toContainEqual(['M', 'Navy']);
});
