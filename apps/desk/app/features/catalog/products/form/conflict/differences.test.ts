import { expect, test } from 'vitest';
import type { EditedProduct } from '@haat/contract/catalog/selling/schemas';
import type { WordKey } from '@haat/web/platform/i18n/language.tsx';
import { asNew } from '../../photos/form-photos.ts';
import type { KeptPhoto } from '../../photos/form-photos.ts';
import { noDetail } from '../details.ts';
import type { Detail } from '../details.ts';
import { valuesOf } from '../product-values.ts';
import type { ProductValues } from '../product-values.ts';
import { kindKey, wholeKey } from '../variants.ts';
import type { Choices } from '../variants.ts';
import { differencesOf, isFormOnly, photoDifference } from './differences.ts';
import type { ComparedPhoto, Version } from './differences.ts';
import { writtenText } from './written-text.ts';

const weight = { name: 'Weight', value: '2 kg', nameNe: 'तौल', valueNe: '२ किलो' };
const images = ['a', 'b'].map((url) => ({ url, isPrimary: url === 'a', altText: 'Cup', color: 'Red' }));
const stored: EditedProduct = {
  ...{ _id: 'cup', title: 'Cup', titleNe: 'कप', slug: 'cup', image: 'a', version: 3 },
  ...{ active: true, suspended: false, categoryId: 'cups', price: 900, markPrice: 1_000, images },
  description: '<p>Of <strong>clay</strong>, <a href="https://a.np/" rel="nofollow">read</a></p>',
  ...{ descriptionNe: '<p>माटोको</p>', videoUrl: 'https://vimeo.com/1' },
  ...{ specifications: [weight], attributes: [], options: [{ name: 'Wrap', values: ['Yes', 'No'] }] },
  variants: ['S', 'M'].map((size) => ({ size, color: 'Red', colorPicker: '#c00', extraProperties: [] })),
};
const start = valuesOf(stored);
const mine = (values: Partial<ProductValues>, version: Partial<Version> = {}): Version => ({
  ...{ values: { ...start, ...values }, photos: images, video: null },
  ...version,
});
const shown = (version: Version) => differencesOf(version, stored).map(({ word }) => word);

/** A value of my own, and where it is shown that it differs. */
type Changed<Of> = { [Field in keyof Of]-?: [to: Of[Field], shown: WordKey[]] };

// spec: goods-desk.2
test('each field of the form that differs is shown, and none else', () => {
  const fields: Changed<ProductValues> = {
    title: ['Mug', ['product.name']],
    titleNe: ['मग', ['product.nameNe']],
    slug: ['mug', ['product.slug']],
    price: [800, ['product.price']],
    markPrice: [null, ['product.markPrice']],
    categoryId: ['mugs', ['product.category']],
    description: ['<p>Of brass</p>', ['product.description']],
    descriptionNe: ['', ['product.descriptionNe']],
    videoUrl: ['', ['product.video']],
    choices: [{ sizes: 'S', colours: [] }, ['product.sizes', 'product.colours']],
    details: [{ ...start.details, options: [] }, ['product.options']],
    // Of a new one alone, and told as so many more or fewer.
    stock: [3, []],
    pieces: [{ [wholeKey]: { typed: '3', from: 2 } }, []],
  };
  for (const [field, [to, where]] of Object.entries(fields))
    expect(shown(mine({ [field]: to }))).toEqual(where);
  expect(shown(mine({}))).toEqual([]);
  expect(shown(mine({ slug: '', title: ' Cup ' }))).toEqual([]);
  expect(shown(mine({}, { video: new File([], 'bowl.mp4') }))).toEqual(['product.video']);
});

// spec: goods-desk.2
test('of sizes, colours and details each part is compared', () => {
  const choices: Changed<Choices> = {
    sizes: ['S, M, L', ['product.sizes']],
    colours: [[{ name: 'Red', picker: '#ff0000' }], ['product.colours']],
    without: [[kindKey({ size: 'M', color: 'Red' })], ['product.leftOut']],
  };
  for (const [part, [to, where]] of Object.entries(choices))
    expect(shown(mine({ choices: { ...start.choices, [part]: to } }))).toEqual(where);
  expect(shown(mine({ choices: { ...start.choices, sizes: 'S,M ,' } }))).toEqual([]);
  const detail: Changed<Detail> = {
    name: ['Mass', ['product.specifications']],
    value: ['3 kg', ['product.specifications']],
    nameNe: ['', ['product.specifications']],
    valueNe: ['३ किलो', ['product.specifications']],
  };
  const withDetails = (...specifications: Detail[]) =>
    mine({ details: { ...start.details, specifications } });
  for (const [part, [to, where]] of Object.entries(detail))
    expect(shown(withDetails({ ...weight, [part]: to }))).toEqual(where);
  expect(shown(withDetails(weight, noDetail))).toEqual([]);
});

// spec: goods-desk.2, goods-desk.14, goods-desk.16
test('photos differ by their order, by what is said of each, and where one is exchanged for another', () => {
  const [first, second] = images as [KeptPhoto, KeptPhoto];
  const photo: Changed<KeptPhoto> = {
    url: ['c', ['product.photos']],
    altText: ['Cup from above', ['product.photos']],
    color: [null, ['product.photos']],
    // Their order tells it.
    isPrimary: [false, []],
  };
  for (const [part, [to, where]] of Object.entries(photo))
    expect(shown(mine({}, { photos: [{ ...first, [part]: to }, second] }))).toEqual(where);
  for (const photos of [[second, first], [first], [first, asNew(new File([], 'IMG_1.jpg'))]])
    expect(shown(mine({}, { photos }))).toEqual(['product.photos']);
  const said = (over: Partial<ComparedPhoto>) => ({
    photo: first,
    key: 'a',
    altText: 'Cup',
    color: 'Red',
    ...over,
  });
  expect(photoDifference(said({ color: null }), [said({})])).toEqual({ color: null });
  expect(photoDifference(said({ altText: 'Mug' }), [said({})])).toEqual({ altText: 'Mug' });
  expect(photoDifference(said({ key: 'c', altText: 'Mug' }), [said({})])).toEqual({});
});

// spec: goods-desk.2
test('a description that differs in emphasis, a list or a link alone differs; one that the editor spells otherwise does not', () => {
  const { description } = start;
  expect(shown(mine({ description: description.replace(' rel="nofollow"', '') }))).toEqual([]);
  for (const other of [
    description.replace('strong>clay</strong', 'em>clay</em'),
    description.replace('https://a.np/', 'https://b.np/'),
    description.replaceAll('p>', 'li>'),
  ]) {
    expect(shown(mine({ description: other }))).toEqual(['product.description']);
    expect(isFormOnly(other, description)).toBe(true);
    expect(writtenText(other)).not.toBe(writtenText(description));
  }
  expect(isFormOnly('<p>Of brass</p>', description)).toBe(false);
});

// spec: goods-desk.2
test('rich text is told with its formatting', () => {
  const list =
    '<ol><li><p>One &amp; two</p></li><li>Three<ul><li>inside</li></ul></li></ol><p>End<br />of it</p>';
  expect(writtenText(list)).toBe('1. One & two\n2. Three\n• inside\nEnd\nof it');
  expect(writtenText(start.description)).toBe('Of *clay*, read (https://a.np/)');
});
