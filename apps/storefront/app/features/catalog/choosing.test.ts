import { describe, expect, it } from 'vitest';
import { chosenAfter, colorsOf, firstChoice, sizesOf } from './choosing.ts';
import type { Variant } from './product-view.ts';

const variant = (size: string | null, color: string | null): Variant => ({
  size,
  color,
  swatch: null,
  extra: [],
});
const shirt = [variant('S', 'Red'), variant('M', 'Red'), variant('M', 'Blue')];

describe('choosing a size and a colour', () => {
  it('names each size and colour once, in the order of the seller', () => {
    expect(sizesOf(shirt).map(({ name }) => name)).toEqual(['S', 'M']);
    expect(colorsOf(shirt).map(({ name }) => name)).toEqual(['Red', 'Blue']);
  });

  it('calls them on a Nepali page as the seller does there, and orders them by what they are', () => {
    const small = { ...variant('Small', 'Red'), sizeName: 'सानो', colorName: 'रातो' };
    expect(sizesOf([small, variant('XL', 'Red')])).toEqual([
      { size: 'Small', name: 'सानो' },
      { size: 'XL', name: 'XL' },
    ]);
    expect(colorsOf([small])).toEqual([{ color: 'Red', name: 'रातो', swatch: null }]);
  });

  it('begins with a variant that exists, and with none where there are no variants', () => {
    expect(firstChoice(shirt)).toEqual({ size: 'S', color: 'Red' });
    expect(firstChoice([])).toEqual({ size: null, color: null });
  });

  it('keeps the size when the new colour has it', () => {
    expect(chosenAfter(shirt, { size: 'M', color: 'Red' }, { color: 'Blue' })).toEqual({
      size: 'M',
      color: 'Blue',
    });
  });

  it('never ends at a variant that the seller does not have', () => {
    expect(chosenAfter(shirt, { size: 'S', color: 'Red' }, { color: 'Blue' })).toEqual({
      size: 'M',
      color: 'Blue',
    });
    expect(chosenAfter(shirt, { size: 'M', color: 'Blue' }, { size: 'S' })).toEqual({
      size: 'S',
      color: 'Red',
    });
  });

  it('works for products that have only sizes', () => {
    const shoes = [variant('40', null), variant('41', null)];
    expect(chosenAfter(shoes, firstChoice(shoes), { size: '41' })).toEqual({ size: '41', color: null });
  });
});
