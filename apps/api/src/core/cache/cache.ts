/** Where something was changed: by this process, or by another one (`shareChanges`). */
export type ChangedBy = 'here' | 'elsewhere';
/** `since`: when it changed, by `performance.now()`; just now where it is not said. */
type ChangeListener = (tags: string[], from: ChangedBy, since?: number) => void;

// Milliseconds for which what was made counts while other processes are not heard.
const agesUnheard = 1_000;

/** Tells everyone who keeps something that data behind these tags has changed. */
export class Changes {
  readonly #listeners = new Set<ChangeListener>();
  /** Whether what other processes change is heard just now. */
  isHeard = (): boolean => true;

  /** Called after a transaction commits, never inside it. */
  announce(tags: string[]): void {
    this.#tell(withLists(tags), 'here');
  }

  /** What another process has announced; or what has changed a while ago, `since`, and could not be seen until now. */
  hear(tags: string[], since?: number): void {
    this.#tell(tags, 'elsewhere', since);
  }

  /** Hears of every change; the answer stops it. Tags may be wide (`wide-tags.ts`): everything, or all of a shop. */
  listen(listener: ChangeListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The age in milliseconds until which what is kept counts: shorter while others may change it unheard. */
  maxAge(usual: number): number {
    return this.isHeard() ? usual : Math.min(usual, agesUnheard);
  }

  #tell(tags: string[], from: ChangedBy, since?: number): void {
    if (tags.length > 0) for (const listener of this.#listeners) listener(tags, from, since);
  }
}

/** The tags of the shop's data, one spelling each. */
export const tags = {
  shops: 'shops',
  /** What surrounds every page of a shop: its name, look and settings. */
  shop: (shopId: string) => `shop:${shopId}`,
  /** What its owner publishes: slides, popup and rows of the front page, posts, texts of pages. */
  published: (shopId: string) => `published:${shopId}`,
  /** For what it delivers, and where to: what pages of products, the cart and some texts tell. */
  delivery: (shopId: string) => `delivery:${shopId}`,
  categories: (shopId: string) => `categories:${shopId}`,
  /** Which products there are and in which order: any list of a shop. */
  lists: (shopId: string) => `lists:${shopId}`,
  /** All products of a shop may have changed: for who changes more of them than can be named. */
  products: (shopId: string) => `products:${shopId}`,
  /** A product as lists show it too: whoever announces it announces the lists. Its reviews have a tag of their own. */
  product: (shopId: string, productId: string) => `product:${shopId}:${productId}`,
  /** Some of an account's sessions have ended. */
  sessions: (shopId: string, accountId: string) => `sessions:${shopId}:${accountId}`,
  /** Which vendors there are, and what of them stands beside their products: name, place, district. */
  vendors: (shopId: string) => `vendors:${shopId}`,
  /** What a vendor says of itself on its own page alone. */
  vendor: (shopId: string, vendorId: string) => `vendor:${shopId}:${vendorId}`,
  reviews: (shopId: string, productId: string) => `reviews:${shopId}:${productId}`,
  /** What shoppers gave the products of a vendor, taken together. */
  ratings: (shopId: string, vendorId: string) => `ratings:${shopId}:${vendorId}`,
};

export function productsIn(announced: string[]): { shopId: string; ids: string[] }[] {
  const found = announced.flatMap((tag) => {
    const [kind, shopId, id] = tag.split(':');
    return kind === 'product' && shopId && id ? [{ shopId, id }] : [];
  });
  return [...Map.groupBy(found, ({ shopId }) => shopId)].map(([shopId, products]) => ({
    shopId,
    ids: products.map(({ id }) => id),
  }));
}

/** Whose products have changed: shop by shop the ids that were named, or that all may have. */
export function changedProducts(announced: string[]): Map<string, string[] | 'all'> {
  const changed = new Map<string, string[] | 'all'>(
    productsIn(announced).map(({ shopId, ids }) => [shopId, ids]),
  );
  for (const tag of announced) {
    const shopId = /^(?:products|\*):([^:]+)$/.exec(tag)?.[1];
    if (shopId !== undefined) changed.set(shopId, 'all');
  }
  return changed;
}

// A product with another price stands elsewhere in a list.
const withLists = (announced: string[]): string[] => [
  ...new Set(
    announced.flatMap((tag) => {
      const shopId = /^product(?:s:([^:]+)$|:([^:]+):)/.exec(tag)?.slice(1).find(Boolean);
      return shopId === undefined ? [tag] : [tags.lists(shopId), tag];
    }),
  ),
];
