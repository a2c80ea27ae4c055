const pink = ['pink', 'gulabi', 'गुलाबी'];
/** What people call the colours, in both languages; hue in degrees up to which each one reaches. */
const hues: [upTo: number, names: string[]][] = [
  [14, ['red', 'rato', 'रातो']],
  [35, ['orange', 'suntala', 'सुन्तला']],
  [68, ['yellow', 'pahelo', 'पहेँलो']],
  [168, ['green', 'hariyo', 'हरियो']],
  [245, ['blue', 'nilo', 'निलो']],
  [295, ['purple', 'pyaji', 'प्याजी']],
  [338, pink],
  [360, ['red', 'rato', 'रातो']],
];
const brown = ['brown', 'khairo', 'खैरो'];
const white = ['white', 'seto', 'सेतो'];
const black = ['black', 'kalo', 'कालो'];
const grey = ['grey', 'gray', 'kharani', 'खरानी'];

/**
 * The plain colour that a seller's swatch shows, so that a Maroon shirt is found as red and रातो whatever it is called.
 * @param swatch `#rrggbb`; nothing for anything else
 */
export function plainColours(swatch: string | null): string[] {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(swatch ?? '');
  if (!hex) return [];
  const [red = 0, green = 0, blue = 0] = hex.slice(1).map((part) => Number.parseInt(part, 16) / 255);
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  const lightness = most - spread / 2;
  if (lightness > 0.9) return white;
  if (lightness < 0.1) return black;
  if (spread / (1 - Math.abs(2 * lightness - 1)) < 0.15) return lightness < 0.26 ? black : grey;
  const turn =
    most === red
      ? (green - blue) / spread
      : most === green
        ? 2 + (blue - red) / spread
        : 4 + (red - green) / spread;
  const hue = (turn * 60 + 360) % 360;
  const isEarthen = hue > 14 && hue <= 50 && spread < 0.5;
  if (isEarthen) return lightness > 0.75 ? white : brown;
  const isPale = lightness > 0.62 && (hue <= 14 || hue > 338);
  return isPale ? pink : hues.find(([upTo]) => hue <= upTo)![1];
}
