import { inLanguage, withoutLanguage } from '@haat/contract/core/language';
import type { Language } from '@haat/contract/core/language';
import type { MetaDescriptor } from 'react-router';

/** What a page says about itself to search engines and to those who share it. Made by its loader. */
export interface Head {
  title: string;
  description: string;
  /** Its own address without language, with what belongs to it in the query (`?page=2`), without filters. */
  path: string;
  image?: string | null;
  /** Addresses (as `path`) of the pages before and after it in a list. */
  previous?: string | null;
  next?: string | null;
  /** Kept out of search engines: results of a search, filtered lists. */
  hidden?: boolean;
}

const ogLocales: Record<Language, string> = { 'en-US': 'en_US', 'ne-NP': 'ne_NP' };

/**
 * The descriptors of a page's head: title, description, canonical address, both languages, picture. Addresses are
 * relative to the page's own: one HTML is kept for every host that a shop is reached at (design D4). For loaders: what
 * they return here is all that the browser needs, on the first page as on those that follow.
 */
export function describe(head: Head, language: Language): MetaDescriptor[] {
  const at = (path: string, tongue = language) => addressOf(path, tongue);
  const link = (rel: string, href: string) => ({ tagName: 'link' as const, rel, href });
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
    { property: 'og:title', content: head.title },
    { property: 'og:description', content: head.description },
    { property: 'og:url', content: at(head.path) },
    { property: 'og:locale', content: ogLocales[language] },
    ...(head.image ? [{ property: 'og:image', content: head.image }] : []),
  ];
}

function addressOf(path: string, language: Language): string {
  const [pathname = '/', query = ''] = path.split(/(?=\?)/, 2);
  return inLanguage(withoutLanguage(pathname), language) + query;
}
