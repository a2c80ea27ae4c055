/** The pages whose islands have a file of their own (`chunks.ts`), each with one of the modules in it. */
const islandsOf: [RegExp, () => Promise<unknown>][] = [
  [/^(?:\/ne)?\/product\//, () => import('../features/catalog/product/product-head.tsx')],
  [
    /^(?:\/ne)?\/(?:products$|product_category\/|search\/|shop\/)/,
    () => import('../features/browse/listing/listing-controls.tsx'),
  ],
];

/** Fetches the islands of a page ahead: it is drawn when they are there, too. */
export function prefetchIslands(page: string): void {
  // What cannot be fetched now is asked for when the page is opened.
  for (const [pages, load] of islandsOf) if (pages.test(page)) load().catch(() => {});
}
