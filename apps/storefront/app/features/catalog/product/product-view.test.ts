import { describe, expect, it } from 'vitest';
import type { Product } from '@haat/contract/catalog/product';
import { cutAfterWord, plainText, productViewOf } from './product-view.ts';

it('keeps the items of a list apart where a description stands in one line', () => {
  expect(
    plainText(
      '<p>Made for stone steps.</p><ul><li>Break them in</li>\n<li>Spare laces &amp; wax</li></ul><p>Wear them.</p>',
    ),
  ).toBe('Made for stone steps. Break them in · Spare laces & wax Wear them.');
});

// spec: 2.quick-view.5
it('cuts a long text after a whole word', () => {
  expect(cutAfterWord('one two three', 9)).toBe('one two…');
  expect(cutAfterWord('one two', 7)).toBe('one two');
  expect(cutAfterWord('a'.repeat(12), 9)).toBe(`${'a'.repeat(9)}…`);
});

describe('in Nepali', () => {
  const product: Product = {
    _id: '1',
    title: 'Singing bowl',
    titleNe: 'सिङ्गिङ बाउल',
    slug: 'singing-bowl',
    price: 3_450,
    sellingPrice: 3_450,
    markPrice: 3_450,
    discount: '0',
    image: null,
    images: [],
    adminId: { _id: '2', shopName: 'Patan Handicrafts', slug: 'patan-handicrafts' },
    innerCatId: { slug: 'handicrafts' },
    inStock: true,
    description: '<p>A bowl.</p>',
    descriptionNe: null,
    videoUrl: 'https://vimeo.com/123456789',
    variants: [
      {
        size: 'Small',
        sizeNe: 'सानो',
        color: 'Red',
        colorNe: 'रातो',
        colorPicker: null,
        extraProperties: [],
        inStock: true,
      },
    ],
    specifications: [
      { name: 'Weight', nameNe: 'तौल', value: '640 g', valueNe: '६४० ग्राम' },
      { name: 'Tone', value: 'Mid' },
    ],
    options: [
      { name: 'Engraving', nameNe: 'कुँदाइ', values: ['None', 'Name'] },
      { name: 'Ruling', nameNe: 'धर्का', values: ['Plain', 'Lined'], valuesNe: ['सादा', 'धर्के'] },
    ],
    attributes: [],
    categories: [],
    rating: { average: 0, count: 0 },
    createdAt: '2026-01-01T00:00:00.000Z',
  };

  // spec: choosing.8, goods.62
  it('says what the seller says in Nepali, and the rest as it is', () => {
    const { facts, variants } = productViewOf(product, 'ne-NP');
    expect(facts).toEqual([
      { name: 'तौल', value: '६४० ग्राम' },
      { name: 'Tone', value: 'Mid' },
      { name: 'कुँदाइ', value: 'None, Name' },
      { name: 'धर्का', value: 'सादा, धर्के' },
    ]);
    // An order names size and colour as the seller's list does, whatever the page calls them.
    expect(variants).toMatchObject([{ size: 'Small', sizeName: 'सानो', color: 'Red', colorName: 'रातो' }]);
  });

  // spec: goods.58
  it('calls the seller by its Nepali name where it gave one', () => {
    const named = { ...product, adminId: { ...product.adminId, shopNameNe: 'पाटन हस्तकला' } };
    expect(productViewOf(named, 'ne-NP').card.adminId.shopName).toBe('पाटन हस्तकला');
    expect(productViewOf(named, 'en-US').card.adminId.shopName).toBe('Patan Handicrafts');
    expect(productViewOf(product, 'ne-NP').card.adminId.shopName).toBe('Patan Handicrafts');
  });

  it('says everything in English on an English page', () => {
    const { facts, variants } = productViewOf(product, 'en-US');
    expect(facts[0]).toEqual({ name: 'Weight', value: '640 g' });
    expect(variants[0]).not.toHaveProperty('colorName');
    expect(variants[0]).not.toHaveProperty('sizeName');
  });

  // spec: choosing.6
  it('tells at whose player a video is shown, and keeps its address back', () => {
    const view = productViewOf(product, 'en-US');
    expect(view.video).toEqual({ host: 'Vimeo' });
    expect(JSON.stringify(view)).not.toContain('vimeo.com');
  });
});
