/** The patterns of dhaka cloth that a shop may choose from. */
export const patternNames = ['diamonds', 'peaks', 'steps', 'flowers'] as const;

/** A pattern as the theme keeps it. */
export type PatternName = (typeof patternNames)[number];

/** A piece that repeats sideways, 6 high: threads on the shop's own colour, each colour with its outline (an SVG path). */
export interface Pattern {
  width: number;
  threads: { color: string; path: string }[];
}

/** How high each pattern is, in units of its paths; as a picture it is so many CSS pixels high. */
export const patternHeight = 6;

const white = '#fff';
const gold = '#f2b632';
const leaf = '#1f5c4a';

/** How each is drawn; `patternUrl` has them for style sheets, a bill draws the paths. */
export const patterns: Record<PatternName, Pattern> = {
  diamonds: {
    width: 24,
    threads: [
      { color: white, path: 'M5 0h2v2h2v2H7v2H5V4H3V2h2z' },
      { color: gold, path: 'M14 1h1v4h-1zm8 0h1v4h-1z' },
      { color: leaf, path: 'M17 2h3v2h-3z' },
    ],
  },
  peaks: {
    width: 20,
    threads: [
      { color: white, path: 'M0 6V4h2V2h2V0h2v2h2v2h2v2z' },
      { color: gold, path: 'M12 0h6v2h-2v2h-2V2h-2z' },
      { color: leaf, path: 'M4 4h2v2H4zm10 1h2v1h-2z' },
    ],
  },
  steps: {
    width: 16,
    threads: [
      { color: white, path: 'M0 4h2V2h2V0h2v2h2v2h2v2H8V4H6V2H4v2H2v2H0z' },
      { color: gold, path: 'M10 0h2v2h2v2h-2V2h-2zM4 4h2v2H4z' },
      { color: leaf, path: 'M14 4h2v2h-2z' },
    ],
  },
  flowers: {
    width: 20,
    threads: [
      { color: white, path: 'M4 0h2v2H4zM2 2h2v2H2zm4 0h2v2H6zM4 4h2v2H4z' },
      { color: gold, path: 'M4 2h2v2H4zm10 0h2v2h-2z' },
      { color: leaf, path: 'M12 0h2v2h-2zm4 4h2v2h-2z' },
    ],
  },
};

/** A pattern as a picture for a style sheet: at most 500 bytes, since it travels with each page. */
export const patternUrl = (name: PatternName): string => {
  const { width, threads } = patterns[name];
  const paths = threads.map(({ color, path }) => `<path fill='${color}' d='${path}'/>`).join('');
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${patternHeight}'>${paths}</svg>`;
  const escaped = svg.replaceAll('<', '%3C').replaceAll('>', '%3E').replaceAll('#', '%23');
  return `url("data:image/svg+xml,${escaped}")`;
};
