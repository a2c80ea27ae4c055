import type { OfferedVariant } from '@haat/contract/catalog/product';

/** A name may hold what parts sizes and colours in a cell: it then stands behind a backslash. @param also what else parts them there */
export const escaped = (name: string, also: '' | '=' = ''): string =>
  name.replace(also ? /[\\;|=]/g : /[\\;|]/g, '\\$&');

/** Sizes and colours in one cell, as in `M | Red | #cc0000; L | Red | #cc0000`; a part that there is none of is empty. */
export const choicesCell = (variants: readonly Pick<OfferedVariant, 'size' | 'color' | 'colorPicker'>[]) =>
  variants
    .map(({ size, color, colorPicker }) => {
      const parts = [size ?? '', color ?? '', colorPicker ?? ''].map((part) => escaped(part));
      while (parts.at(-1) === '') parts.pop();
      return parts.join(' | ');
    })
    .join('; ');

/** The sizes and colours in a cell, with what they and their looks were called before; null where it cannot be read. */
export function choicesIn(cell: string, before: readonly OfferedVariant[]) {
  const kinds = splitAt(cell, ';').filter((kind) => kind.trim() !== '');
  const read = kinds.map((kind) => splitAt(kind, '|').map((part) => unescaped(part)));
  if (read.some((parts) => parts.length > 3)) return null;
  return read.map(([size = '', color = '', colorPicker = '']) => {
    const asBefore = before.find((each) => each.color === (color || null));
    return {
      size: size || null,
      sizeNe: before.find((each) => each.size === (size || null))?.sizeNe ?? null,
      color: color || null,
      colorNe: asBefore?.colorNe ?? null,
      colorPicker: colorPicker || null,
    };
  });
}

export const unescaped = (part: string, also: '' | '=' = ''): string =>
  part.trim().replace(also ? /\\([\\;|=])/g : /\\([\\;|])/g, '$1');

/** The parts between marks, but not at those behind a backslash. */
export function splitAt(text: string, mark: ';' | '|' | '=' | ':'): string[] {
  const parts = [''];
  for (let at = 0; at < text.length; at += 1) {
    const pair = text[at] === '\\' ? text.slice(at, at + 2) : text.charAt(at);
    if (pair === mark) parts.push('');
    else parts.push((parts.pop() ?? '') + pair);
    at += pair.length - 1;
  }
  return parts;
}
