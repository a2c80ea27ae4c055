import type { MetaDescriptor } from 'react-router';
import { metaOf } from './meta.ts';
import type { MetaOf } from './meta.ts';

/** A screen's `meta`, for one that belongs to one shopper and to no search engine: its title, kept out of their lists. */
export const noIndex = (title: string | undefined, matches: MetaOf['matches']): MetaDescriptor[] =>
  metaOf({
    loaderData: { head: [...(title ? [{ title }] : []), { name: 'robots', content: 'noindex' }] },
    matches,
  });
