/** The shop's colours as the bundle carries them (spec §3). */
export interface ShopColours {
  primaryColor: string;
  textColor: string;
  baseColor: string;
  selectedColor: string;
}

type Rgb = readonly [red: number, green: number, blue: number];

// A colour with something done to each of its parts; unlike `map` it stays three.
const eachPart = ([red, green, blue]: Rgb, make: (part: number) => number): Rgb => [
  make(red),
  make(green),
  make(blue),
];

/** Used where a shop sets no primary colour: #3b82f6 (spec §9). */
const defaultPrimary: Rgb = [59, 130, 246];

const white: Rgb = [255, 255, 255];
// Of white and black one always keeps AA on any colour; of white and a softer ink neither may. Text is black where a
// shop sets no colour for it (spec §9).
const black: Rgb = [0, 0, 0];

/**
 * The grounds of each mode that are hardest to read on, `--sunken` in `ui/styles.css`: what keeps its contrast there keeps
 * it on page and surface too.
 */
const day: Rgb = [241, 236, 227];
const night: Rgb = [42, 37, 34];
// `--surface` of the dark mode.
const nightSurface: Rgb = [29, 25, 24];
/** The text of the dark mode, where the shop's own is made for the light one. */
const nightInk: Rgb = [243, 238, 232];

/** What is asked of text, and a little more, against rounding (WCAG AA). */
const readable = 4.6;
/** Of a link on the dark page, where a colour that only just keeps AA glows without being read. */
const clear = 7;
/** Of a button against what it stands on (WCAG 1.4.11). */
const seen = 3.05;

/** `#3b82f6` → 59, 130, 246; for anything that is no colour the default, the spec's primary if not said. */
export function rgbOf(colour: string, otherwise: Rgb = defaultPrimary): Rgb {
  const hex = /^#([0-9a-f]{6})$/i.exec(colour)?.[1];
  if (hex === undefined) return otherwise;
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [part(0), part(2), part(4)];
}

/** The variant towards white (positive) or black (negative) by a share of 1: 10 % is 0.1 (spec §9). */
export function shifted(colour: Rgb, share: number): Rgb {
  const goal = share > 0 ? 255 : 0;
  return eachPart(colour, (part) => Math.round(part + (goal - part) * Math.abs(share)));
}

function luminance(colour: Rgb): number {
  const [red, green, blue] = eachPart(colour, (part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG contrast of two colours, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** The text colour that reads best on a colour: white or black, whichever contrasts more. */
export const textOn = (colour: Rgb): Rgb =>
  contrast(colour, white) >= contrast(colour, black) ? white : black;

/** A colour darkened until white on it stays readable also where a sixth of what lies below shines through. */
export function scrimOf(colour: string): string {
  let moved = rgbOf(colour, black);
  for (let step = 0; step < 30 && contrast(moved, white) < clear; step += 1) moved = shifted(moved, -0.1);
  return `rgb(${css(moved)})`;
}

/** A colour moved away from a ground until text in it keeps a contrast, that of WCAG AA if not said. */
function readableOn(colour: Rgb, ground: Rgb, wanted = readable): Rgb {
  const direction = luminance(ground) > 0.5 ? -0.1 : 0.1;
  let moved = colour;
  for (let step = 0; step < 30 && contrast(moved, ground) < wanted; step += 1)
    moved = shifted(moved, direction);
  return moved;
}

/** The shop's colour as a button has it in the dark: brighter, not paler, until it stands out from the page. */
function brightened(colour: Rgb): Rgb {
  let moved = colour;
  for (let step = 0; step < 30 && contrast(moved, nightSurface) < seen; step += 1)
    moved = eachPart(moved, (part) => Math.min(255, Math.round(part * 1.08 + 4)));
  return moved;
}

const css = (colour: Rgb) => colour.join(' ');

/** The shop's colours as CSS variables, each three numbers so that an opacity can be added. */
export function themeCss(theme: ShopColours): string {
  const primary = rgbOf(theme.primaryColor);
  const text = rgbOf(theme.textColor, black);
  const base = rgbOf(theme.baseColor, primary);
  const selected = rgbOf(theme.selectedColor, primary);
  const variables = (actions: Rgb, links: Rgb, ground: Rgb, ink: Rgb) => {
    const on = textOn(actions);
    return [
      `--primary:${css(actions)}`,
      `--primary-light:${css(shifted(actions, 0.1))}`,
      `--primary-dark:${css(shifted(actions, -0.1))}`,
      // Away from the colour of the text on it, which is read while it is pointed at.
      `--primary-hover:${css(shifted(actions, on === white ? -0.1 : 0.1))}`,
      `--on-primary:${css(on)}`,
      `--primary-ink:${css(links)}`,
      `--base:${css(base)}`,
      `--on-base:${css(textOn(base))}`,
      `--selected:${css(readableOn(selected, ground))}`,
      `--ink:${css(ink)}`,
    ].join(';');
  };
  const bright = brightened(primary);
  const darkInk = contrast(text, night) < readable ? nightInk : text;
  const light = variables(primary, readableOn(primary, day), day, readableOn(text, day));
  return `:root{${light}}:root.dark{${variables(bright, readableOn(bright, night, clear), night, darkInk)}}`;
}
