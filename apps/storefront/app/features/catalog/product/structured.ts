import type { Product } from '@haat/contract/catalog/product';
import { fileAddress, pageAddress } from '@haat/web/platform/seo/head.ts';
import type { Fact } from '@haat/web/platform/seo/head.ts';
import type { PageRequest } from '@haat/web/platform/api/page.ts';
import type { ProductView } from './product-view.ts';
import { cutAfterWord, plainText } from './product-view.ts';

// Characters of a description: the page holds it whole, and every byte is paid for on a phone.
const maxDescription = 500;

/**
 * A product as search engines know one: what it is, what it costs, whether it can be had, and its rating where
 * somebody has rated it, as its page shows them. The price is in whole rupees with VAT (design D6).
 */
export function productFact(
  { _id, slug, inStock, price, rating }: Product,
  view: ProductView,
  place: Pick<PageRequest, 'language' | 'origin'>,
): Fact {
  const url = pageAddress(`/product/${encodeURIComponent(slug)}`, place);
  const description = cutAfterWord(plainText(view.descriptions[0]?.html ?? ''), maxDescription);
  return {
    '@type': 'Product',
    name: view.card.title,
    description: description === '' ? undefined : description,
    sku: _id,
    url,
    image: view.card.images.map((each) => fileAddress(each.url, place)),
    category: view.categories.at(-1)?.title,
    offers: {
      '@type': 'Offer',
      url,
      priceCurrency: 'NPR',
      price,
      availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
      seller: { '@type': 'Organization', name: view.card.adminId.shopName },
    },
    aggregateRating:
      rating.count > 0
        ? {
            '@type': 'AggregateRating',
            ratingValue: rating.average,
            reviewCount: rating.count,
            bestRating: 5,
          }
        : undefined,
  };
}
