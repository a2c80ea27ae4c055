import { headText } from '../../messages/words.ts';
import { pageAddress } from '@haat/web/platform/seo/head.ts';
import type { Fact } from '@haat/web/platform/seo/head.ts';
import type { PageRequest } from '@haat/web/platform/api/page.ts';

/** A step of the way to a page; the page itself needs no address. `to` is a path without language. */
interface Step {
  title: string;
  to?: string;
}

/** The way to a page as search engines show it above a result: the same steps as the breadcrumb on the page. */
export function breadcrumbFact(trail: Step[], place: Pick<PageRequest, 'language' | 'origin'>): Fact {
  const steps: Step[] = [{ title: headText(place.language, 'site.home'), to: '/' }, ...trail];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ title, to }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: title,
      item: to === undefined ? undefined : pageAddress(to, place),
    })),
  };
}
