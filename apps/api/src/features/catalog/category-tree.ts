import type { Category } from '@haat/contract/catalog/schemas';

/** A shop's categories as they lie in one another (spec §4: root, sub and inner). Made once, kept while they stay the same. */
export class CategoryTree {
  readonly #byId = new Map<string, Category>();
  readonly #bySlug = new Map<string, Category>();
  readonly #children = new Map<string | null, Category[]>();

  readonly #byFormerSlug: ReadonlyMap<string, string>;

  /**
   * `categories` in the order in which they are shown.
   * @param formerSlugs what they were called in addresses before, each with the category's id
   */
  constructor(categories: Category[], formerSlugs: ReadonlyMap<string, string> = new Map()) {
    this.#byFormerSlug = formerSlugs;
    for (const category of categories) {
      this.#byId.set(category._id, category);
      this.#bySlug.set(category.slug, category);
      const siblings = this.#children.get(category.parentId);
      if (siblings) siblings.push(category);
      else this.#children.set(category.parentId, [category]);
    }
  }

  /** The category of an address, also of one that it had before. */
  called(slug: string): Category | undefined {
    return this.#bySlug.get(slug) ?? this.#byId.get(this.#byFormerSlug.get(slug) ?? '');
  }

  parentOf(id: string): Category | undefined {
    const parentId = this.#byId.get(id)?.parentId;
    return parentId ? this.#byId.get(parentId) : undefined;
  }

  /** What lies directly in a category, in order; the root categories for null. */
  childrenOf(id: string | null): Category[] {
    return this.#children.get(id) ?? [];
  }

  /** From the root down to the category itself; empty for one that is not there. */
  pathTo(id: string): Category[] {
    const path: Category[] = [];
    let at = this.#byId.get(id);
    // A ring of categories would be a mistake in the data, and must not hang the shop.
    while (at && !path.includes(at)) {
      path.unshift(at);
      at = at.parentId ? this.#byId.get(at.parentId) : undefined;
    }
    return path;
  }

  below(id: string): Set<string> {
    const found = new Set([id]);
    for (const each of found) for (const child of this.childrenOf(each)) found.add(child._id);
    return found;
  }
}
