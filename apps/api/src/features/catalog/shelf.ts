import type { ProductQuery } from '@haat/contract/catalog/endpoints';
import type { Variant } from '@haat/contract/catalog/product';
import { discountSteps } from '@haat/contract/catalog/rules';
import type { Db } from '../../core/database/database.ts';
import { joinedVendor } from '../vendors/service.ts';
import { ofItsVendor, onSale } from './cards.ts';
import { leastDiscountOf } from './facets.ts';
import type { Chosen, Counted, Group } from './facets.ts';
import type { ChoiceRow } from './choices.ts';
import { products } from './tables.ts';

/** Up to so many products a shop's shelf is kept in memory; the database counts beyond. */
export const shelfMost = 2_000;

/** What a product adds to the counts beside a list. Prices in whole rupees. */
interface Shelved {
  categoryId: string;
  mark: Group['mark'];
  price: number;
  inStock: boolean;
  discount: number;
  variants: Pick<Variant, 'size' | 'sizeNe' | 'color' | 'colorNe' | 'colorPicker'>[];
}

/** Everything a shop has on sale, as far as counting needs it; null where that is too much to keep. */
export interface Shelf {
  products: Shelved[] | null;
}

/** Reads a shop's shelf. */
export async function readShelf(db: Db, shopId: string): Promise<Shelf> {
  const rows = await db
    .select({
      categoryId: products.categoryId,
      mark: joinedVendor.mark,
      price: products.price,
      inStock: products.inStock,
      discount: products.discount,
      variants: products.variants,
    })
    .from(products)
    .innerJoin(joinedVendor.rows, ofItsVendor)
    .where(onSale(shopId))
    .limit(shelfMost + 1);
  return { products: rows.length > shelfMost ? null : rows };
}

/**
 * Counts on the shelf what `facets.ts` and `choices.ts` ask the database for: the same rows, without asking. A list
 * that answers words is counted by the database, which alone knows what they match.
 */
export function countOnShelf(
  shelf: Shelved[],
  query: ProductQuery,
  { tree, category, vendorIds }: Chosen,
): Counted {
  const { min = 0, max = Number.POSITIVE_INFINITY } = query;
  const within = category && tree.below(category._id);
  const least = leastDiscountOf(query);
  const affordable = ({ price }: Shelved) => price >= min && price <= max;
  const there = ({ inStock }: Shelved) => !query.inStock || inStock;
  const reduced = ({ discount }: Shelved) => discount >= least;
  const called = ({ mark }: Shelved) => !vendorIds || vendorIds.has(mark._id);
  const inCategory = ({ categoryId }: Shelved) => !within || within.has(categoryId);

  const groups = new Map<string, Group>();
  for (const product of shelf) {
    if (!comesIn(product, query)) continue;
    const key = `${product.categoryId} ${product.mark._id}`;
    const group = groups.get(key) ?? emptyGroup(product);
    groups.set(key, group);
    if (affordable(product) && there(product) && reduced(product)) group.total += 1;
    if (affordable(product) && product.inStock && reduced(product)) group.inStock += 1;
    if (affordable(product) && there(product))
      discountSteps.forEach((step, index) => {
        if (product.discount >= step) group.discount[index]! += 1;
      });
    if (there(product) && reduced(product)) {
      group.least = Math.min(group.least ?? product.price, product.price);
      group.most = Math.max(group.most ?? product.price, product.price);
    }
  }
  const found = shelf.filter(
    (product) =>
      affordable(product) && there(product) && reduced(product) && called(product) && inCategory(product),
  );
  return { groups: [...groups.values()], choices: countChoicesOf(found, query) };
}

/** One variant in one of the chosen sizes and one of the chosen colours. */
const comesIn = ({ variants }: Shelved, { sizes, colours }: ProductQuery): boolean =>
  (!sizes && !colours) ||
  variants.some(
    ({ size, color }) =>
      (!sizes || (size !== null && sizes.includes(size))) &&
      (!colours || (color !== null && colours.includes(color))),
  );

const emptyGroup = ({ categoryId, mark }: Shelved): Group => ({
  categoryId,
  mark,
  total: 0,
  inStock: 0,
  discount: discountSteps.map(() => 0),
  least: null,
  most: null,
});

const noRow: ChoiceRow = { size: null, colour: null, titleNe: null, picker: null, products: 0 };

function countChoicesOf(found: Shelved[], { sizes, colours }: ProductQuery): ChoiceRow[] {
  const inSize = new Map<string, ChoiceRow>();
  const inColour = new Map<string, ChoiceRow>();
  for (const { variants } of found) {
    const own = { sizes: new Set<string>(), colours: new Set<string>() };
    for (const { size, sizeNe = null, color, colorNe = null, colorPicker } of variants) {
      if (size !== null && (!colours || (color !== null && colours.includes(color)))) {
        own.sizes.add(size);
        const row = inSize.get(size) ?? { ...noRow, size };
        row.titleNe = lesser(row.titleNe, sizeNe);
        inSize.set(size, row);
      }
      if (color === null || (sizes && (size === null || !sizes.includes(size)))) continue;
      own.colours.add(color);
      const row = inColour.get(color) ?? { ...noRow, colour: color };
      row.titleNe = lesser(row.titleNe, colorNe);
      row.picker = lesser(row.picker, colorPicker);
      inColour.set(color, row);
    }
    for (const size of own.sizes) inSize.get(size)!.products += 1;
    for (const colour of own.colours) inColour.get(colour)!.products += 1;
  }
  return [...inSize.values(), ...inColour.values()];
}

/** Of two texts the first by their characters, as the database orders them; the other where one is missing. */
const lesser = (one: string | null, other: string | null): string | null =>
  one === null || (other !== null && other < one) ? other : one;
