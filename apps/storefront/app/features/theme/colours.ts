/** The shop's colours as the bundle carries them (spec §3). */
export interface ShopColours {
  primaryColor: string;
  textColor: string;
  baseColor: string;
  selectedColor: string;
}

type Rgb = readonly [number, number, number];

/** Used where a shop sets no primary colour (spec §9). */
const defaultPrimary = '#3b82f6';

const white: Rgb = [255, 255, 255];
// Of white and black one always keeps AA on any colour; of white and a softer ink neither may.
const black: Rgb = [0, 0, 0];
/** The surface of the dark mode, on which coloured text must stay readable. */
const night: Rgb = [24, 27, 32];

/** `#3b82f6` → 59, 130, 246; the default primary for anything that is no colour. */
export function rgbOf(colour: string): Rgb {
  const hex = /^#([0-9a-f]{6})$/i.exec(colour)?.[1] ?? defaultPrimary.slice(1);
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;
}

/** The variant towards white (positive) or black (negative) by a share of 1: 10 % is 0.1 (spec §9). */
export function shifted(colour: Rgb, share: number): Rgb {
  const goal = share > 0 ? 255 : 0;
  return colour.map((part) => Math.round(part + (goal - part) * Math.abs(share))) as unknown as Rgb;
}

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG contrast of two colours, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** The text colour that reads best on a colour: white or black, whichever contrasts more. */
export const textOn = (colour: Rgb): Rgb =>
  contrast(colour, white) >= contrast(colour, black) ? white : black;

/** A colour moved away from a ground until text in it keeps WCAG AA. */
export function readableOn(colour: Rgb, ground: Rgb): Rgb {
  const direction = luminance(ground) > 0.5 ? -0.1 : 0.1;
  let moved = colour;
  for (let step = 0; step < 30 && contrast(moved, ground) < 4.6; step += 1) moved = shifted(moved, direction);
  return moved;
}

const css = (colour: Rgb) => colour.join(' ');

/** The shop's colours as CSS variables, each three numbers so that an opacity can be added. */
export function themeCss(theme: ShopColours): string {
  const primary = rgbOf(theme.primaryColor);
  const base = rgbOf(theme.baseColor);
  const selected = rgbOf(theme.selectedColor);
  const variables = (ground: Rgb) =>
    [
      `--primary:${css(primary)}`,
      `--primary-light:${css(shifted(primary, 0.1))}`,
      `--primary-dark:${css(shifted(primary, -0.1))}`,
      `--on-primary:${css(textOn(primary))}`,
      `--primary-ink:${css(readableOn(primary, ground))}`,
      `--base:${css(base)}`,
      `--on-base:${css(textOn(base))}`,
      `--selected:${css(readableOn(selected, ground))}`,
    ].join(';');
  return `:root{${variables(white)}}:root.dark{${variables(night)}}`;
}
