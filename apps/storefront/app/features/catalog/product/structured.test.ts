import { describe, expect, it } from 'vitest';
import type { Product } from '@haat/contract/catalog/product';
import { productViewOf } from './product-view.ts';
import { productFact } from './structured.ts';

const product: Product = {
  _id: '0199',
  title: 'Copper kettle',
  titleNe: 'तामाको किटली',
  slug: 'copper kettle',
  price: 1_250,
  sellingPrice: 1_250,
  markPrice: 1_500,
  discount: '17',
  image: '/uploads/product/kettle.webp',
  images: [{ url: '/uploads/product/kettle.webp', isPrimary: true, altText: 'A kettle' }],
  adminId: { _id: '01', shopName: 'Patan Metal', slug: 'patan-metal' },
  innerCatId: { slug: 'kitchen' },
  inStock: true,
  description: '<p>Beaten by hand &amp; tinned.</p>',
  descriptionNe: null,
  videoUrl: null,
  variants: [],
  specifications: [],
  options: [],
  attributes: [],
  categories: [{ _id: '02', slug: 'kitchen', title: 'Kitchen', titleNe: 'भान्सा' }],
  rating: { average: 0, count: 0 },
  createdAt: '2026-01-01T00:00:00.000Z',
};
const place = { language: 'ne-NP', origin: 'https://haat.example' } as const;
const factOf = (changed: Partial<Product> = {}) => {
  const given = { ...product, ...changed };
  // As it travels: what is undefined is not there.
  return JSON.parse(JSON.stringify(productFact(given, productViewOf(given, place.language), place)));
};

describe('a product for search engines', () => {
  // spec: choosing.40
  it('is what its page shows, in the language of the page, with whole addresses', () => {
    const address = 'https://haat.example/ne/product/copper%20kettle';
    expect(factOf()).toEqual({
      '@type': 'Product',
      name: 'तामाको किटली',
      description: 'Beaten by hand & tinned.',
      sku: '0199',
      url: address,
      image: ['https://haat.example/uploads/product/kettle.webp'],
      category: 'भान्सा',
      offers: {
        '@type': 'Offer',
        url: address,
        priceCurrency: 'NPR',
        price: 1_250,
        availability: 'https://schema.org/InStock',
        seller: { '@type': 'Organization', name: 'Patan Metal' },
      },
    });
  });

  // spec: choosing.40
  it('is out of stock where none is left', () => {
    expect(factOf({ inStock: false }).offers.availability).toBe('https://schema.org/OutOfStock');
  });

  // spec: choosing.40
  it('has a rating only where somebody has rated it', () => {
    expect(factOf()).not.toHaveProperty('aggregateRating');
    expect(factOf({ rating: { average: 4.5, count: 2 } }).aggregateRating).toEqual({
      '@type': 'AggregateRating',
      ratingValue: 4.5,
      reviewCount: 2,
      bestRating: 5,
    });
  });
});
