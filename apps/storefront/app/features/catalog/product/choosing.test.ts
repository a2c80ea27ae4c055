import { describe, expect, it } from 'vitest';
import { chosenAfter, colorsOf, firstChoice, isSoldOut, sizesOf } from './choosing.ts';
import type { Variant } from './product-view.ts';

const variant = (size: string | null, color: string | null, inStock = true): Variant => ({
  size,
  color,
  swatch: null,
  inStock,
  extra: [],
});
const shirt = [variant('S', 'Red'), variant('M', 'Red'), variant('M', 'Blue')];

describe('choosing a size and a colour', () => {
  // spec: 2.product.5
  it('names each size and colour once, in the order of the seller', () => {
    expect(sizesOf(shirt).map(({ name }) => name)).toEqual(['S', 'M']);
    expect(colorsOf(shirt).map(({ name }) => name)).toEqual(['Red', 'Blue']);
  });

  // spec: choosing.8
  it('calls them on a Nepali page as the seller does there, and orders them by what they are', () => {
    const small = { ...variant('Small', 'Red'), sizeName: 'सानो', colorName: 'रातो' };
    expect(sizesOf([small, variant('XL', 'Red')])).toEqual([
      { size: 'Small', name: 'सानो' },
      { size: 'XL', name: 'XL' },
    ]);
    expect(colorsOf([small])).toEqual([{ color: 'Red', name: 'रातो', swatch: null }]);
  });

  // spec: goods.19
  it('begins with nothing that matters chosen, and with what comes in one value only', () => {
    expect(firstChoice(shirt)).toEqual({ size: null, color: null });
    expect(firstChoice([variant('40', 'Black'), variant('41', 'Black')])).toEqual({
      size: null,
      color: 'Black',
    });
    expect(firstChoice([])).toEqual({ size: null, color: null });
  });

  it('keeps the size when the new colour has it', () => {
    expect(chosenAfter(shirt, { size: 'M', color: 'Red' }, { color: 'Blue' })).toEqual({
      size: 'M',
      color: 'Blue',
    });
  });

  // spec: 2.product.5
  it('opens the other choice again where the seller does not have the two together, and never makes it', () => {
    expect(chosenAfter(shirt, { size: 'S', color: 'Red' }, { color: 'Blue' })).toEqual({
      size: null,
      color: 'Blue',
    });
    expect(chosenAfter(shirt, { size: 'M', color: 'Blue' }, { size: 'S' })).toEqual({
      size: 'S',
      color: null,
    });
  });

  // spec: goods.21
  it('knows what is sold out with what else is chosen, and what is sold out whatever is', () => {
    const shoes = [variant('40', 'Red', false), variant('40', 'Blue'), variant('41', 'Red', false)];
    const nothing = { size: null, color: null };
    expect(isSoldOut(shoes, nothing, { size: '40' })).toBe(false);
    expect(isSoldOut(shoes, nothing, { size: '41' })).toBe(true);
    expect(isSoldOut(shoes, { size: null, color: 'Red' }, { size: '40' })).toBe(true);
    expect(isSoldOut(shoes, { size: '40', color: null }, { color: 'Blue' })).toBe(false);
  });
});
