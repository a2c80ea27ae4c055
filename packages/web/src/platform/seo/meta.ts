import type { MetaDescriptor } from 'react-router';
import { languageOfPath, localized } from '@haat/contract/core/language';
import { unpack } from '../api/packed.ts';
import type { Packed } from '../api/packed.ts';

interface Named {
  profileDetails: { shopName: string; shopNameNe: string | null };
}

/** What a screen's `meta` is called with, as far as it matters here. */
export interface MetaOf {
  loaderData?: { head: MetaDescriptor[] } | undefined;
  matches: readonly ({ id: string; pathname: string; loaderData?: unknown } | undefined)[];
}

/** A screen's `meta`: what its loader described, with the shop's name after the title. */
export function metaOf({ loaderData, matches }: MetaOf): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === 'root')?.loaderData;
  const frame = (root as { frame?: Packed<Named> } | undefined)?.frame;
  const profile = frame && unpack(frame).profileDetails;
  const language = languageOfPath(matches.at(-1)?.pathname ?? '/');
  const shop = profile && localized(language, profile.shopName, profile.shopNameNe);
  const head = (loaderData?.head ?? []).map((each) =>
    'title' in each && shop && each.title !== shop ? { title: `${String(each.title)} · ${shop}` } : each,
  );
  return shop ? [...head, { property: 'og:site_name', content: shop }] : head;
}
