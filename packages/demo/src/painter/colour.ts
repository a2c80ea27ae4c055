/** Colour arithmetic in Oklab, where equal steps look equal. Lightness 0–1, hue in radians. */
export interface Lch {
  l: number;
  c: number;
  h: number;
}

const toLinear = Float64Array.from({ length: 256 }, (_, v) => {
  const s = v / 255;
  return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
});

const fromLinear = (v: number): number => {
  const s = v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055;
  return Math.max(0, Math.min(255, Math.round(s * 255)));
};

function lchOf(red: number, green: number, blue: number): Lch {
  const r = toLinear[red]!;
  const g = toLinear[green]!;
  const b = toLinear[blue]!;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: Math.atan2(bb, a),
  };
}

function rgbOf({ l, c, h }: Lch): [number, number, number] {
  const a = c * Math.cos(h);
  const b = c * Math.sin(h);
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    fromLinear(4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z),
    fromLinear(-1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z),
    fromLinear(-0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z),
  ];
}

export const lchOfHex = (hex: string): Lch =>
  lchOf(parseInt(hex.slice(1, 3), 16), parseInt(hex.slice(3, 5), 16), parseInt(hex.slice(5, 7), 16));

const turn = (a: number, b: number): number => Math.atan2(Math.sin(a - b), Math.cos(a - b));

/** The hue most of the picture's colourful pixels have, with their lightness and chroma, the colourful ones counting more. */
export function mainColour(rgba: Buffer): Lch {
  const bins = Array.from({ length: 36 }, () => ({ weight: 0, l: 0, c: 0 }));
  for (let i = 0; i < rgba.length; i += 16) {
    if (rgba[i + 3]! < 200) continue;
    const p = lchOf(rgba[i]!, rgba[i + 1]!, rgba[i + 2]!);
    const bin = bins[Math.floor(((p.h + Math.PI) / (2 * Math.PI)) * 35.999)]!;
    bin.weight += p.c;
    bin.l += p.l * p.c;
    bin.c += p.c * p.c;
  }
  const near = (at: number) => [-2, -1, 0, 1, 2].map((step) => bins[(at + step + 36) % 36]!);
  const weights = bins.map((_, at) => near(at).reduce((sum, bin) => sum + bin.weight, 0));
  const best = weights.indexOf(Math.max(...weights));
  const group = near(best);
  const weight = group.reduce((sum, bin) => sum + bin.weight, 0) || 1;
  return {
    l: group.reduce((sum, bin) => sum + bin.l, 0) / weight,
    c: group.reduce((sum, bin) => sum + bin.c, 0) / weight,
    h: ((best + 0.5) / 36) * 2 * Math.PI - Math.PI,
  };
}

/**
 * Changes the art's main colour to `hex` and leaves the rest (soles, buttons, straps) as it is,
 * keeping light and shade. Works in place on raw RGBA.
 */
export function paintMainColour(rgba: Buffer, hex: string, spread = 1.05): void {
  const from = mainColour(rgba);
  const to = lchOfHex(hex);
  const chroma = from.c > 0.01 ? to.c / from.c : 0;
  for (let i = 0; i < rgba.length; i += 4) {
    if (!rgba[i + 3]) continue;
    const p = lchOf(rgba[i]!, rgba[i + 1]!, rgba[i + 2]!);
    const away = Math.abs(turn(p.h, from.h));
    // A grey art (headphones, kettles) has no hue to go by: all of it is the main colour.
    const share =
      from.c < 0.05
        ? 1
        : Math.max(0, Math.min(1, (spread - away) / 0.25)) * Math.max(0, Math.min(1, (p.c - 0.024) / 0.03));
    if (share === 0) continue;
    const shade = p.l - from.l;
    const l =
      to.l +
      shade * (shade > 0 ? Math.min(1, (1 - to.l) / (1.001 - from.l)) : Math.min(1, to.l / from.l + 0.2));
    const c = from.c < 0.05 ? to.c * (1 - Math.abs(shade) * 0.6) : Math.min(0.32, p.c * chroma);
    const [r, g, b] = rgbOf({
      l: Math.max(0.02, Math.min(0.99, l)),
      c,
      h: to.h + (from.c < 0.05 ? 0 : turn(p.h, from.h) * 0.6),
    });
    rgba[i] = Math.round(rgba[i]! + (r - rgba[i]!) * share);
    rgba[i + 1] = Math.round(rgba[i + 1]! + (g - rgba[i + 1]!) * share);
    rgba[i + 2] = Math.round(rgba[i + 2]! + (b - rgba[i + 2]!) * share);
  }
}
