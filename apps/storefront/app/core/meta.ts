import type { MetaDescriptor } from 'react-router';

/** What a screen's `meta` is called with, as far as it matters here. */
export interface MetaOf {
  loaderData?: { head: MetaDescriptor[] } | undefined;
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
}

/** A screen's `meta`: what its loader described, with the shop's name after the title. */
export function metaOf({ loaderData, matches }: MetaOf): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === 'root')?.loaderData;
  const shop = (root as { frame?: { profileDetails: { shopName: string } } } | undefined)?.frame
    ?.profileDetails.shopName;
  return (loaderData?.head ?? []).map((each) =>
    'title' in each && shop && each.title !== shop ? { title: `${String(each.title)} · ${shop}` } : each,
  );
}
