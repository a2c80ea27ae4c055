import type { OfferedVariant } from '@haat/contract/catalog/product';
import { groupsBy } from '@haat/web/platform/browser/group-by.ts';

/** A colour as its seller names it, and as it is shown: `#rrggbb`. */
export interface Colour {
  name: string;
  picker: string;
}

/** In which sizes and colours a product can be had: each size in each colour but those left out. Sizes as they are typed, between commas. */
export interface Choices {
  sizes: string;
  colours: Colour[];
  /** By `kindKey`; a draft of an older app has none. */
  without?: string[];
}

interface Kind {
  size: string | null;
  color: string | null;
}

export const anyPicker = '#b01c2e';

export const kindKey = ({ size, color }: Kind): string => JSON.stringify([size, color]);

/** The kind of a product that is counted as a whole. */
export const wholeKey = kindKey({ size: null, color: null });

/** What was typed of the pieces of one kind, and how many there were when it was; null where nobody had counted it. */
export interface TypedPieces {
  typed: string;
  from: number | null;
}

export const sizesIn = (sizes: string): string[] => [
  ...new Set(sizes.split(/[,،\n]/).flatMap((size) => size.trim() || [])),
];
export const coloursIn = (colours: Colour[]): Colour[] => {
  const named = colours.map(({ name, picker }) => ({ name: name.trim(), picker }));
  return named.filter(({ name }, at) => name !== '' && named.findIndex((each) => each.name === name) === at);
};

export const choicesOf = (variants: readonly OfferedVariant[]): Choices => {
  const choices = {
    sizes: [...new Set(variants.flatMap(({ size }) => size ?? []))].join(', '),
    colours: [...groupsBy(variants, ({ color }) => color)].flatMap(([name, [first]]) =>
      name === null ? [] : [{ name, picker: sixDigits(first?.colorPicker ?? anyPicker) }],
    ),
  };
  const offered = new Set(variants.map(kindKey));
  return {
    ...choices,
    without: kindsIn(choices)
      .map(kindKey)
      .filter((key) => !offered.has(key)),
  };
};

// A browser's own choice of colours knows no short form.
const sixDigits = (picker: string): string =>
  picker.replace(/^#([0-9a-f])([0-9a-f])([0-9a-f])$/i, '#$1$1$2$2$3$3');

function kindsIn({ sizes, colours }: Choices): (Kind & { picker: string | null })[] {
  const [all, named] = [sizesIn(sizes), coloursIn(colours)];
  if (all.length === 0 && named.length === 0) return [];
  return (all.length > 0 ? all : [null]).flatMap((size) =>
    (named.length > 0 ? named : [null]).map((colour) => ({
      size,
      ...{ color: colour?.name ?? null, picker: colour?.picker ?? null },
    })),
  );
}

/**
 * All that could be offered: each size in each colour, and what was offered before in one of both alone, as a table or a
 * program may say it.
 */
export function kindsOf(choices: Choices, before: readonly OfferedVariant[]) {
  const all = kindsIn(choices);
  const [sizes, colours] = [sizesIn(choices.sizes), coloursIn(choices.colours)];
  const odd = before.flatMap(({ size, color }) => {
    const colour = colours.find(({ name }) => name === color);
    const isNamed = size === null ? colour !== undefined : color === null && sizes.includes(size);
    const isPair = all.some((each) => each.size === size && each.color === color);
    return isNamed && !isPair ? [{ size, color, picker: colour?.picker ?? null }] : [];
  });
  return [...all, ...odd];
}

/** What is offered, with what its parts are called in Nepali where that was said before. */
export function variantsOf(choices: Choices, before: readonly OfferedVariant[]) {
  const without = new Set(choices.without);
  const inNepali = <Part extends 'size' | 'color'>(part: Part, name: string | null) =>
    before.find((each) => each[part] === name)?.[`${part}Ne`] ?? null;
  return kindsOf(choices, before)
    .filter((kind) => !without.has(kindKey(kind)))
    .map(({ size, color, picker }) => ({
      size,
      sizeNe: inNepali('size', size),
      color,
      colorNe: inNepali('color', color),
      colorPicker: picker,
    }));
}

/** A colour by another name is left out, and counted, where it was. */
export const renamed = (key: string, from: string, to: string): string => {
  const [size, color] = JSON.parse(key) as [string | null, string | null];
  return color === from ? kindKey({ size, color: to }) : key;
};
