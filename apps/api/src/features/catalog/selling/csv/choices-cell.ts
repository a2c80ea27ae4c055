import type { OfferedVariant } from '@haat/contract/catalog/product';

/** What parts sizes and colours in a cell, so that a name that holds it is told apart. */
const escaped = (name: string): string => name.replace(/[\\;|]/g, '\\$&');

/** Sizes and colours in one cell, as in `M | Red | #cc0000; L | Red | #cc0000`; a part that there is none of is empty. */
export const choicesCell = (variants: readonly OfferedVariant[]): string =>
  variants
    .map(({ size, color, colorPicker }) =>
      [size ?? '', color ?? '', colorPicker ?? '']
        .map(escaped)
        .join(' | ')
        .replace(/[ |]+$/, ''),
    )
    .join('; ');
