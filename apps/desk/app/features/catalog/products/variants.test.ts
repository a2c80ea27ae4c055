import { expect, test } from 'vitest';
import { choicesOf, variantsOf } from './variants.ts';

const red = { name: 'Red', picker: '#cc0000' };

test('each size comes in each colour, and what is named twice or not at all is left out', () => {
  const offered = variantsOf(
    { sizes: 'S, M,, S', colours: [red, { ...red }, { name: ' ', picker: '#fff' }] },
    [],
  );
  expect(offered.map(({ size, color }) => [size, color])).toEqual([
    ['S', 'Red'],
    ['M', 'Red'],
  ]);
  expect(variantsOf({ sizes: '', colours: [red] }, [])).toMatchObject([{ size: null, color: 'Red' }]);
  expect(variantsOf({ sizes: ' ', colours: [] }, [])).toEqual([]);
});

test('what is offered is read back as it was named, and keeps its Nepali names', () => {
  const before = variantsOf({ sizes: 'S, M', colours: [red] }, []).map((each) => ({
    ...each,
    colorNe: 'रातो',
    extraProperties: [],
  }));
  expect(choicesOf(before)).toEqual({ sizes: 'S, M', colours: [red] });
  const now = variantsOf({ sizes: 'S, M, L', colours: [red] }, before);
  expect(now.map(({ colorNe }) => colorNe)).toEqual(['रातो', 'रातो', 'रातो']);
});
