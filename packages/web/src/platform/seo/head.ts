import { iconPath } from '@haat/contract/core/icons';
import { inLanguage, languages, withoutLanguage } from '@haat/contract/core/language';
import type { Language } from '@haat/contract/core/language';
import type { MetaDescriptor } from 'react-router';
import type { PageRequest } from '../api/page.ts';

/** What a page says about itself to search engines and to those who share it. Made by its loader. */
export interface Head {
  title: string;
  description: string;
  /** Its own address without language, with what belongs to it in the query (`?page=2`), without filters. */
  path: string;
  /** The picture it is shared with; the shop's icon where it has none. */
  image?: string | null;
  kind?: 'website' | 'article' | 'product';
  /** Addresses (as `path`) of the pages before and after it in a list. */
  previous?: string | null;
  next?: string | null;
  /** Kept out of search engines: results of a search, filtered lists. */
  hidden?: boolean;
  /** What it is about, in the words of schema.org; see `structured.ts`. */
  facts?: Fact[];
}

/** Something that schema.org knows: `{ '@type': 'Product', … }`. What is undefined is left out. */
export type Fact = { '@type': string } & Record<string, unknown>;

type Place = Pick<PageRequest, 'language' | 'origin'>;

const ogLocales: Record<Language, string> = { 'en-US': 'en_US', 'ne-NP': 'ne_NP' };

/**
 * The descriptors of a page's head: title, description, canonical address, both languages, how it is shared, and what
 * it is about as JSON-LD. Addresses are absolute where the shop knows its own (`PUBLIC_URL`), else relative to the
 * page's: one HTML is kept for every host that a shop is reached at (design D4). For loaders: what they return here is
 * all that the browser needs, on the first page as on those that follow.
 */
export function describe(head: Head, place: Place): MetaDescriptor[] {
  const at = (path: string, language = place.language) => pageAddress(path, { ...place, language });
  const link = (rel: string, href: string) => ({ tagName: 'link' as const, rel, href });
  const facts = head.facts ?? [];
  return [
    { title: head.title },
    { name: 'description', content: head.description },
    link('canonical', at(head.path)),
    { ...link('alternate', at(head.path, 'en-US')), hrefLang: 'en' },
    { ...link('alternate', at(head.path, 'ne-NP')), hrefLang: 'ne' },
    { ...link('alternate', at(head.path, 'en-US')), hrefLang: 'x-default' },
    ...(head.previous ? [link('prev', at(head.previous))] : []),
    ...(head.next ? [link('next', at(head.next))] : []),
    ...(head.hidden ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    ...sharing(head, place),
    ...(facts.length > 0
      ? [{ 'script:ld+json': { '@context': 'https://schema.org', '@graph': facts } } as MetaDescriptor]
      : []),
  ];
}

/** Open Graph, and the one tag of Twitter that it does not have. */
function sharing(
  { title, description, path, image, kind = 'website' }: Head,
  place: Place,
): MetaDescriptor[] {
  const said = (property: string, content: string) => ({ property, content });
  const other = languages.find((each) => each !== place.language) ?? place.language;
  return [
    said('og:type', kind),
    said('og:title', title),
    said('og:description', description),
    said('og:url', pageAddress(path, place)),
    said('og:locale', ogLocales[place.language]),
    said('og:locale:alternate', ogLocales[other]),
    said('og:image', fileAddress(image ?? iconPath('icon-512'), place)),
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
  ];
}

/** The address of a page in its language: absolute where the origin is known. */
export function pageAddress(path: string, { language, origin }: Place): string {
  const [pathname = '/', query = ''] = path.split(/(?=\?)/, 2);
  return origin + inLanguage(withoutLanguage(pathname), language) + query;
}

/** The address of a picture: ours where it begins with a slash, else as it is. */
export const fileAddress = (url: string, { origin }: Pick<Place, 'origin'>): string =>
  url.startsWith('/') ? origin + url : url;
