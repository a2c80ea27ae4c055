import { and, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Choice } from '@haat/contract/catalog/choice';
import type { ColourValue, Facets, FacetValue, ProductQuery } from '@haat/contract/catalog/schemas';
import type { ProductCard } from '@haat/contract/catalog/product';
import type { Db } from '../../core/database/database.ts';
import { texts } from './cards.ts';
import { hungBySize } from './size-order.ts';
import { products } from './tables.ts';

/** Beyond so many products sizes and colours are not counted: of shoes and shirts together they would say little. */
const maxCounted = 2_000;
/** So many of each are offered, those of the most products. */
const maxOffered = 40;

type Chosen = Pick<ProductQuery, 'sizes' | 'colours'>;
type Choices = Pick<Facets, 'size' | 'colour'>;

/**
 * Products that come in one of the chosen sizes and one of the chosen colours, as a condition; `undefined` where none is
 * chosen. With both, one variant must have both: a blue M and a red L are no red M.
 */
export function choiceConditions({ sizes, colours }: Chosen): SQL | undefined {
  return and(
    sizes && sql`${products.sizes} ?| ${texts(sizes)}`,
    colours && sql`${products.colours} ?| ${texts(colours)}`,
    // The two above are what the indexes know.
    sizes &&
      colours &&
      sql`exists (select from jsonb_array_elements(${products.variants}) as v (variant)
        where variant ->> 'size' = any(${texts(sizes)}) and variant ->> 'color' = any(${texts(colours)}))`,
  );
}

/** Whether a variant has one of the chosen sizes and one of the chosen colours. */
export const isAmong = ({ size, color }: Choice, { sizes, colours }: Chosen): boolean =>
  (!sizes || (size !== null && sizes.includes(size))) &&
  (!colours || (color !== null && colours.includes(color)));

/** A card in a list that is narrowed to colours: the picture of one that the product comes in stands first. */
export function cardIn(card: ProductCard, variants: readonly Choice[], chosen: Chosen): ProductCard {
  if (!chosen.colours) return card;
  const found = new Set(variants.filter((variant) => isAmong(variant, chosen)).map(({ color }) => color));
  const shown = card.images.find(({ color }) => color && found.has(color));
  if (!shown) return card;
  const others = card.images.filter((image) => image !== shown);
  const images = [{ ...shown, isPrimary: true }, ...others.map((image) => ({ ...image, isPrimary: false }))];
  return { ...card, image: shown.url, images };
}

/** A size or a colour that products come in; the other one is null. */
export interface ChoiceRow extends Record<string, unknown> {
  size: string | null;
  colour: string | null;
  /** How it is called in Nepali, where a seller said so. */
  titleNe: string | null;
  picker: string | null;
  products: number;
}

/**
 * The sizes and colours of the products that meet a condition, with how many come in each: sizes obey the chosen
 * colours and colours the chosen sizes. Both are empty beyond 2,000 products. One query, which reads no more than that.
 */
export async function countChoices(db: Db, where: SQL, { sizes, colours }: Chosen): Promise<ChoiceRow[]> {
  const inSizes = sizes ? sql`and size = any(${texts(sizes)})` : sql``;
  const inColours = colours ? sql`and colour = any(${texts(colours)})` : sql``;
  // Each product once for each value first: to hash that is cheaper than to sort for `count(distinct …)`.
  return db.execute<ChoiceRow>(sql`
    with found as materialized (
      select ${products.id} as id, ${products.variants} as variants from ${products}
      where ${where} and (${products.sizes} <> '[]' or ${products.colours} <> '[]')
      limit ${maxCounted + 1}
    ), choice as materialized (
      select id, size, "sizeNe", color as colour, "colorNe", "colorPicker" as picker
      from found, jsonb_to_recordset(variants)
        as v (size text, "sizeNe" text, color text, "colorNe" text, "colorPicker" text)
      where (select count(*) from found) <= ${maxCounted}
    )
    select size, null as colour, min("sizeNe") as "titleNe", null as picker, count(*)::int as products
    from (select size, min("sizeNe") as "sizeNe" from choice where size is not null ${inColours} group by id, size) as sized
    group by size
    union all
    select null, colour, min("colorNe"), min(picker), count(*)::int
    from (select colour, min("colorNe") as "colorNe", min(picker) as picker from choice where colour is not null ${inSizes} group by id, colour) as coloured
    group by colour`);
}

/** The sizes in their order and the colours, those of the most products first. */
export function choiceFacets(rows: ChoiceRow[]): Choices {
  const most = (all: ChoiceRow[]) => all.toSorted((a, b) => b.products - a.products).slice(0, maxOffered);
  const size = most(rows.filter((row) => row.size !== null)).map((row) => valueOf(row.size ?? '', row));
  const colour = most(rows.filter((row) => row.colour !== null)).map((row): ColourValue => ({
    ...valueOf(row.colour ?? '', row),
    picker: row.picker,
  }));
  return {
    size: hungBySize(size),
    colour: colour.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)),
  };
}

const valueOf = (value: string, row: ChoiceRow): FacetValue => ({
  value,
  title: value,
  titleNe: row.titleNe,
  count: row.products,
});
