/** Things the emoji set lacks, drawn in its manner: soft gradients, round edges, light from the upper left. */
export interface Drawing {
  /** SVG with viewBox 0 0 320 320. */
  svg: string;
  /** Where a label's icon goes, in the same units: centre and width. */
  label?: { x: number; y: number; width: number };
}

export const grad = (id: string, stops: [number, string][], turn = 'x1="0" y1="0" x2="1" y2="1"') =>
  `<linearGradient id="${id}" ${turn}>${stops.map(([at, c]) => `<stop offset="${at}" stop-color="${c}"/>`).join('')}</linearGradient>`;
export const across = 'x1="0" y1="0" x2="1" y2="0"';
export const down = 'x1="0" y1="0" x2="0" y2="1"';
export const svg = (defs: string, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320"><defs>${defs}</defs>${body}</svg>`;

/** Rows of small diamonds and steps, as in dhaka cloth. */
