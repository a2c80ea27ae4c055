import type { Choice } from '@haat/contract/catalog/choice';
import type { ColourValue, Facets, FacetValue, ProductQuery } from '@haat/contract/catalog/schemas';
import type { ProductCard } from '@haat/contract/catalog/product';
import { hungBySize } from './size-order.ts';

// So many of each are offered, those of the most products.
const maxOffered = 40;

/** The chosen sizes and colours, of which a product has one of each in one variant: a blue M and a red L are no red M. */
export type ChosenChoices = Pick<ProductQuery, 'sizes' | 'colours'>;
type Choices = Pick<Facets, 'size' | 'colour'>;

/** Whether a variant has one of the chosen sizes and one of the chosen colours. */
export const isAmong = ({ size, color }: Choice, { sizes, colours }: ChosenChoices): boolean =>
  (!sizes || (size !== null && sizes.includes(size))) &&
  (!colours || (color !== null && colours.includes(color)));

/** A card in a list that is narrowed to colours: the picture of one that the product comes in stands first. */
export function cardIn(card: ProductCard, variants: readonly Choice[], chosen: ChosenChoices): ProductCard {
  if (!chosen.colours) return card;
  const found = new Set(variants.filter((variant) => isAmong(variant, chosen)).map(({ color }) => color));
  const shown = card.images.find(({ color }) => color && found.has(color));
  if (!shown) return card;
  const others = card.images.filter((image) => image !== shown);
  const images = [{ ...shown, isPrimary: true }, ...others.map((image) => ({ ...image, isPrimary: false }))];
  return { ...card, image: shown.url, images };
}

/** A size or a colour that products come in; the other one is null. */
export interface ChoiceRow {
  size: string | null;
  colour: string | null;
  /** How it is called in Nepali, where a seller said so. */
  titleNe: string | null;
  picker: string | null;
  products: number;
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
