import { and, sql } from 'drizzle-orm';
import type { OfferedVariant, ProductCard } from '@haat/contract/catalog/product';
import { tags } from '../../core/cache/cache.ts';
import type { Changes } from '../../core/cache/cache.ts';
import { TaggedCache } from '../../core/cache/tagged-cache.ts';
import { isAnyOfGiven, listOf } from '../../core/database/any-of.ts';
import type { Db } from '../../core/database/database.ts';
import { preparedFor } from '../../core/database/prepared.ts';
import { joinedVendor } from '../vendors/service.ts';
import { cardColumns, cardOf, ofItsCategory, ofItsVendor, onSale } from './cards.ts';
import { categories, products } from './tables.ts';

// Cards of all shops of a process together; one takes about 3 KB.
const maxCards = 20_000;
// After so many milliseconds a card is read again, for what nobody announced.
const maxAge = 60_000;

export interface CachedCard {
  card: ProductCard;
  variants: OfferedVariant[];
}

const readCards = preparedFor((db) =>
  db
    .select({ ...cardColumns, variants: products.variants })
    .from(products)
    .innerJoin(joinedVendor.rows, ofItsVendor)
    .innerJoin(categories, ofItsCategory)
    .where(and(onSale(sql.placeholder('shopId')), isAnyOfGiven(products.id, 'ids')))
    .prepare('cards'),
);

/** Cards by the ids of their products, until something that they show changes. */
export class CardCache {
  readonly #db: Db;
  readonly #maxAge: (spread: number) => number;
  readonly #cards = new TaggedCache<CachedCard>({ maxSize: maxCards, sizeOf: () => 1, maxEntries: maxCards });

  constructor(db: Db, changes: Changes) {
    this.#db = db;
    this.#maxAge = (spread) => changes.maxAge(maxAge * spread);
    changes.listen((announced) => this.#cards.drop(announced));
  }

  /** The cards of products in the order of their ids; those no longer on sale are left out. */
  async cardsOf(shopId: string, ids: string[]): Promise<CachedCard[]> {
    const found = new Map<string, CachedCard>();
    const missing: string[] = [];
    for (const id of ids) {
      const kept = this.#cards.get(keyOf(shopId, id));
      if (kept && kept.age < this.#maxAge(kept.spread)) found.set(id, kept.value);
      else missing.push(id);
    }
    if (missing.length > 0)
      for (const cached of await this.#read(shopId, missing)) found.set(cached.card._id, cached);
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  async #read(shopId: string, ids: string[]): Promise<CachedCard[]> {
    const begun = this.#cards.begin();
    const rows = await readCards(this.#db).execute({ shopId, ids: listOf(ids) });
    return rows.map(({ variants, ...row }) => {
      const cached = { card: cardOf(row), variants };
      const shown = [tags.product(shopId, row._id), tags.products(shopId)];
      const named = [tags.vendors(shopId), tags.categories(shopId)];
      this.#cards.keep(keyOf(shopId, row._id), cached, [...shown, ...named], begun);
      return cached;
    });
  }
}

const keyOf = (shopId: string, id: string) => `${shopId}:${id}`;
