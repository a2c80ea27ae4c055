import type { Backdrop } from '../shops/types.ts';
import { arrange, cutOut, studio } from './still-life.ts';
import type { Stand } from './still-life.ts';

/** A thing in a scene: `art|paint|label`, centre x, foot y, box and angle as in `Stand`. */
export type Piece = [what: string, x: number, foot: number, box: number, angle?: number, flip?: boolean];

export interface Scene {
  /** Above and at the horizon. */
  sky: [string, string];
  /** Hills from the far one to the near one. */
  hills: string[];
  snow?: boolean;
  sun?: string;
  stars?: boolean;
  terraces?: boolean;
  flags?: boolean;
  pieces: Piece[];
}

const standsOf = (pieces: Piece[]): Promise<Stand[]> =>
  Promise.all(
    pieces.map(async ([what, x, foot, box, angle, flip]) => {
      const [art, paint, label] = what.split('|');
      return { art: await cutOut(art!, paint || undefined, label), x, foot, box, angle, flip };
    }),
  );

const wave = (n: number): number => {
  const v = Math.sin(n * 127.1) * 43758.5453;
  return v - Math.floor(v);
};

function snowRange(width: number, height: number, colour: string): string {
  const count = 12;
  const points = Array.from({ length: count + 1 }, (_, i) => {
    const x = ((i + (wave(i * 3.3) - 0.5) * 0.5) / count) * width;
    const share = i % 2 === 1 ? 0.62 + 0.38 * wave(i * 9.1) : 0.18 + 0.2 * wave(i * 5.7);
    return [i === 0 ? 0 : i === count ? width : x, height * (0.62 - 0.42 * share)] as const;
  });
  const at = (from: readonly [number, number], to: readonly [number, number], share: number) =>
    `${(from[0] + (to[0] - from[0]) * share).toFixed(1)} ${(from[1] + (to[1] - from[1]) * share).toFixed(1)}`;
  const faces = points.slice(1, -1).map((peak, i) => {
    if (i % 2 === 1) return '';
    const left = points[i]!;
    const right = points[i + 2]!;
    const foot: [number, number] = [peak[0] + (right[0] - left[0]) * 0.06, Math.max(left[1], right[1])];
    const shade = `<path d="M${at(peak, peak, 0)}L${at(peak, right, 1)}L${at(foot, foot, 0)}Z" fill="#0d1b2e" opacity=".14"/>`;
    const inner: [number, number] = [peak[0] + (left[0] - peak[0]) * 0.5, foot[1]];
    const outer: [number, number] = [peak[0] + (right[0] - peak[0]) * 0.5, foot[1]];
    const snow = `<path d="M${at(peak, peak, 0)}L${at(peak, left, 0.52)}L${at(peak, inner, 0.34)}L${at(peak, foot, 0.5)}L${at(peak, outer, 0.32)}L${at(peak, right, 0.56)}Z" fill="#fff" opacity=".88"/>`;
    const dim = `<path d="M${at(peak, peak, 0)}L${at(peak, foot, 0.5)}L${at(peak, outer, 0.32)}L${at(peak, right, 0.56)}Z" fill="#6d86a6" opacity=".28"/>`;
    return shade + snow + dim;
  });
  const line = points.map(([x, y]) => `L${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  return `<path d="M0 ${height}${line}L${width} ${height}Z" fill="${colour}"/>${faces.join('')}`;
}

function ridge(
  row: number,
  count: number,
  width: number,
  height: number,
  colour: string,
  scene: Scene,
): string {
  if (scene.snow && row === 0) return snowRange(width, height, colour);
  const share = (row + 1) / count;
  const base = height * (0.42 + 0.4 * share);
  const rise = height * (0.36 - 0.2 * share);
  const steps = 7 + row * 2;
  const points = Array.from({ length: steps + 1 }, (_, i) => {
    const x = (i / steps) * width;
    return [x, base - rise * (0.2 + 0.8 * wave(row * 31 + i * 7.7))] as const;
  });
  const line = points
    .slice(1)
    .map(([x, y], i) => {
      const [px, py] = points[i]!;
      const mid = ((px + x) / 2).toFixed(1);
      return `C${mid} ${py.toFixed(1)} ${mid} ${y.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
  const start = points[0]![1].toFixed(1);
  const terraces =
    scene.terraces && row > 0
      ? Array.from(
          { length: 5 },
          (_, k) =>
            `<path transform="translate(0 ${26 + k * 30})" d="M0 ${start}${line}" fill="none" stroke="#ffffff" stroke-opacity=".16" stroke-width="5"/>`,
        ).join('')
      : '';
  return `<path d="M0 ${height}L0 ${start}${line}L${width} ${height}Z" fill="${colour}"/>${terraces}`;
}

function bunting(width: number, height: number): string {
  const colours = ['#2f6fbf', '#f5f3ee', '#cf3a3f', '#3c9a5f', '#f0bf3c'];
  const flags = Array.from({ length: 22 }, (_, i) => {
    const t = (i + 0.6) / 22;
    const x = t * width;
    const y = height * (0.04 + 0.2 * (1 - (2 * t - 1) ** 2));
    const lean = (0.5 - t) * 16;
    return `<path d="M${(x - 17).toFixed(1)} ${y.toFixed(1)}l34 ${(-lean / 4).toFixed(1)}l${(lean / 5).toFixed(1)} 46q-17 8 -34 0z" fill="${colours[i % 5]}" opacity=".92"/>`;
  }).join('');
  return `<path d="M0 ${height * 0.04}Q${width / 2} ${height * 0.44} ${width} ${height * 0.04}" fill="none" stroke="#6b5138" stroke-width="3" opacity=".8"/>${flags}`;
}

function landscape(scene: Scene, width: number, height: number): string {
  const stars = scene.stars
    ? Array.from(
        { length: 70 },
        (_, i) =>
          `<circle cx="${(wave(i) * width).toFixed(1)}" cy="${(wave(i + 99) * height * 0.5).toFixed(1)}" r="${(0.8 + wave(i + 7) * 1.8).toFixed(1)}" fill="#fff" opacity="${(0.3 + wave(i + 3) * 0.6).toFixed(2)}"/>`,
      ).join('')
    : '';
  const sun = scene.sun
    ? `<circle cx="${width * 0.56}" cy="${height * 0.3}" r="${height * 0.5}" fill="url(#g)"/><circle cx="${width * 0.56}" cy="${height * 0.3}" r="${height * 0.09}" fill="${scene.sun}"/>`
    : '';
  const hills = scene.hills
    .map((colour, row) => ridge(row, scene.hills.length, width, height, colour, scene))
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${scene.sky[0]}"/><stop offset=".8" stop-color="${scene.sky[1]}"/></linearGradient>
    <radialGradient id="g"><stop offset="0" stop-color="${scene.sun ?? '#fff'}" stop-opacity=".7"/><stop offset="1" stop-color="${scene.sun ?? '#fff'}" stop-opacity="0"/></radialGradient></defs>
    <rect width="100%" height="100%" fill="url(#s)"/>${stars}${sun}${hills}${scene.flags ? bunting(width, height) : ''}</svg>`;
}

export const paintScene = async (scene: Scene, width: number, height: number): Promise<Buffer> =>
  arrange(landscape(scene, width, height), await standsOf(scene.pieces), width, height);

export const paintGroup = async (
  backdrop: Backdrop,
  pieces: Piece[],
  width: number,
  height: number,
): Promise<Buffer> => arrange(studio(backdrop, width, height), await standsOf(pieces), width, height);

/** What a shopper's own photo stands on: a wooden table, a checked cloth, a window sill, grass. */
export function homeGround(kind: number, side: number): string {
  const size = `width="${side}" height="${side}"`;
  const light = `<radialGradient id="l" cx=".25" cy=".15" r="1"><stop offset="0" stop-color="#fff3d9" stop-opacity=".65"/><stop offset=".6" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#1b0f05" stop-opacity=".35"/></radialGradient>`;
  const over = `<rect ${size} fill="url(#l)"/>`;
  const wall = ['#cdbfae', '#b9c4bd', '#d8cdb8', '#cfe3f1'][kind % 4];
  const tables = [
    `<rect y="${side * 0.5}" ${size} fill="#9a6b42"/>${Array.from({ length: 5 }, (_, i) => `<rect y="${side * (0.5 + i * 0.1)}" width="${side}" height="4" fill="#5f3d20" opacity=".5"/>`).join('')}`,
    `<rect y="${side * 0.5}" ${size} fill="#e8e1d3"/>${Array.from({ length: 13 }, (_, i) => `<rect x="${i * side * 0.083}" y="${side * 0.5}" width="${side * 0.04}" height="${side}" fill="#b5483f" opacity=".22"/>`).join('')}${Array.from({ length: 6 }, (_, i) => `<rect y="${side * (0.5 + i * 0.09)}" width="${side}" height="${side * 0.045}" fill="#b5483f" opacity=".22"/>`).join('')}`,
    `<rect x="${side * 0.1}" width="${side * 0.56}" height="${side * 0.48}" fill="#dfeef6"/><path d="M${side * 0.38} 0V${side * 0.48}M${side * 0.1} ${side * 0.2}h${side * 0.56}" stroke="#f7f4ee" stroke-width="16"/><rect y="${side * 0.5}" ${size} fill="#efe9df"/><rect y="${side * 0.5}" width="${side}" height="10" fill="#c9bfae"/>`,
    `<rect y="${side * 0.46}" ${size} fill="#7c9a5a"/>${Array.from({ length: 90 }, (_, i) => `<path d="M${(wave(i) * side).toFixed(0)} ${(side * (0.5 + wave(i + 40) * 0.5)).toFixed(0)}l5 -20" stroke="#5d7d3f" stroke-width="4" opacity=".6"/>`).join('')}`,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${light}</defs><rect ${size} fill="${wall}"/>${tables[kind % 4]}${over}</svg>`;
}
