import type { MetaDescriptor } from 'react-router';
import { unpack } from './packed.ts';
import type { Packed } from './packed.ts';

/** What a screen's `meta` is called with, as far as it matters here. */
export interface MetaOf {
  loaderData?: { head: MetaDescriptor[] } | undefined;
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
}

/** A screen's `meta`: what its loader described, with the shop's name after the title. */
export function metaOf({ loaderData, matches }: MetaOf): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === 'root')?.loaderData;
  const frame = (root as { frame?: Packed<{ profileDetails: { shopName: string } }> } | undefined)?.frame;
  const shop = frame && unpack(frame).profileDetails.shopName;
  const head = (loaderData?.head ?? []).map((each) =>
    'title' in each && shop && each.title !== shop ? { title: `${String(each.title)} · ${shop}` } : each,
  );
  return shop ? [...head, { property: 'og:site_name', content: shop }] : head;
}
