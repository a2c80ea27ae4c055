import type { OfferedVariant } from '@haat/contract/catalog/product';
import { groupsBy } from '@haat/web/platform/browser/group-by.ts';

/** A colour as its seller names it, and as it is shown: `#rrggbb`. */
export interface Colour {
  name: string;
  picker: string;
}

/** In which sizes and colours a product can be had: each size in each colour. Sizes as they are typed, between commas. */
export interface Choices {
  sizes: string;
  colours: Colour[];
}

/** What a colour begins with. */
export const anyPicker = '#b01c2e';

const sizesIn = (sizes: string): string[] => [
  ...new Set(sizes.split(/[,،\n]/).flatMap((size) => size.trim() || [])),
];
const coloursIn = (colours: Colour[]): Colour[] => {
  const named = colours.map(({ name, picker }) => ({ name: name.trim(), picker }));
  return named.filter(({ name }, at) => name !== '' && named.findIndex((each) => each.name === name) === at);
};

/** The sizes and colours of what is offered now. */
export const choicesOf = (variants: readonly OfferedVariant[]): Choices => ({
  sizes: [...new Set(variants.flatMap(({ size }) => size ?? []))].join(', '),
  colours: [...groupsBy(variants, ({ color }) => color)].flatMap(([name, [first]]) =>
    name === null ? [] : [{ name, picker: sixDigits(first?.colorPicker ?? anyPicker) }],
  ),
});

/** A browser's own choice of colours knows no short form. */
const sixDigits = (picker: string): string =>
  picker.replace(/^#([0-9a-f])([0-9a-f])([0-9a-f])$/i, '#$1$1$2$2$3$3');

/** Each size in each colour, with what its parts are called in Nepali where that was said before. */
export function variantsOf({ sizes, colours }: Choices, before: readonly OfferedVariant[]) {
  const [all, named] = [sizesIn(sizes), coloursIn(colours)];
  const inNepali = <Part extends 'size' | 'color'>(part: Part, name: string | null) =>
    before.find((each) => each[part] === name)?.[`${part}Ne`] ?? null;
  if (all.length === 0 && named.length === 0) return [];
  return (all.length > 0 ? all : [null]).flatMap((size) =>
    (named.length > 0 ? named : [null]).map((colour) => ({
      size,
      sizeNe: inNepali('size', size),
      color: colour?.name ?? null,
      colorNe: inNepali('color', colour?.name ?? null),
      colorPicker: colour?.picker ?? null,
    })),
  );
}
