import type { Language } from '@haat/contract/core/language';
import type { ProductWords } from './en-US/product.ts';

export type { ProductWords };

/** The words of a product in one language, fetched by a browser that is not on a product's page. */
export const fetchProductWords = async (language: Language): Promise<ProductWords> =>
  language === 'ne-NP'
    ? (await import('./ne-NP/product.ts')).product
    : (await import('./en-US/product.ts')).product;
