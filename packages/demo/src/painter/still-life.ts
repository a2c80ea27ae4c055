import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { OverlayOptions } from 'sharp';
import type { Backdrop, Shot } from '../shops/types.ts';
import { lchOfHex, mainColour, paintMainColour } from './colour.ts';
import { drawings } from './drawings.ts';

// Side of a product picture in pixels before it is scaled to its widths.
const side = 800;

/** A cut-out: the art on nothing, trimmed to its own bounds. */
export interface CutOut {
  png: Buffer;
  width: number;
  height: number;
}

const iconSet = JSON.parse(
  readFileSync(new URL(import.meta.resolve('@iconify-json/fluent-emoji/icons.json')), 'utf8'),
) as { icons: Record<string, { body: string }> };

function svgOf(art: string): string {
  const own = drawings[art];
  if (own) return own.svg;
  const icon = iconSet.icons[art];
  if (!icon) throw new Error(`no icon or drawing named ${art}`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="320" height="320">${icon.body}</svg>`;
}

const cache = new Map<string, Promise<CutOut>>();

/** The art alone, at up to 900 pixels, its main colour changed to `paint`, its label printed. */
export function cutOut(art: string, paint?: string, label?: string): Promise<CutOut> {
  const key = `${art}|${paint ?? ''}|${label ?? ''}`;
  let made = cache.get(key);
  if (!made) {
    made = makeCutOut(art, paint, label);
    cache.set(key, made);
    if (cache.size > 60) cache.delete(cache.keys().next().value!);
  }
  return made;
}

async function makeCutOut(art: string, paint?: string, label?: string): Promise<CutOut> {
  const size = 900;
  let image = sharp(Buffer.from(svgOf(art)), { density: 204 })
    .resize(size, size)
    .ensureAlpha();
  if (paint) {
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
    paintMainColour(data, paint);
    image = sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } });
  }
  const place = drawings[art]?.label;
  if (label && place) {
    const width = Math.round((place.width / 320) * size);
    const sticker = await makeCutOut(label);
    const fit = await sharp(sticker.png)
      .resize(width, width, { fit: 'inside' })
      .toBuffer({ resolveWithObject: true });
    image = sharp(
      await image
        .composite([
          {
            input: fit.data,
            left: Math.round((place.x / 320) * size - fit.info.width / 2),
            top: Math.round((place.y / 320) * size - fit.info.height / 2),
          },
        ])
        .png()
        .toBuffer(),
    );
  }
  const { data, info } = await sharp(await image.png({ compressionLevel: 2 }).toBuffer())
    .trim({ threshold: 1 })
    .png({ compressionLevel: 2 })
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width, height: info.height };
}

// Wall and table of each studio, light first.
const walls: Record<Backdrop, [string, string]> = {
  linen: ['#f6f2ea', '#e6dccb'],
  sand: ['#f5ecdd', '#e4d1b4'],
  clay: ['#f3e3d8', '#dfc0ab'],
  mist: ['#eef2f5', '#d3dde4'],
  sage: ['#edf2ea', '#cfdccb'],
  sky: ['#e9f2f8', '#c6dcea'],
  blush: ['#f8ecec', '#ebcfd0'],
  lavender: ['#f1eef7', '#d8d1e8'],
  butter: ['#fbf5df', '#efdfae'],
  stone: ['#f1f0ee', '#d6d3ce'],
};
const backdropNames = Object.keys(walls) as Backdrop[];

/** The studio without its product: a wall, a table, and light falling from the upper left. */
export function studio(name: Backdrop, width = side, height = side): string {
  const [light, deep] = walls[name];
  const line = Math.round(height * 0.7);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>
    <linearGradient id="w" x1="0" y1="0" x2="0.6" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></linearGradient>
    <linearGradient id="t" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${light}" stop-opacity="0"/><stop offset=".18" stop-color="${light}" stop-opacity=".75"/><stop offset="1" stop-color="${deep}" stop-opacity=".9"/></linearGradient>
    <radialGradient id="h" cx=".42" cy=".4" r=".55"><stop offset="0" stop-color="#fff" stop-opacity=".85"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs>
    <rect width="100%" height="100%" fill="url(#w)"/><rect width="100%" height="100%" fill="url(#h)"/><rect y="${line}" width="100%" height="${height - line}" fill="url(#t)"/></svg>`;
}

/** Where a cut-out stands: centre x, foot y (both share of the picture), and the box it fits in (share of the side). */
export interface Stand {
  art: CutOut;
  x: number;
  foot: number;
  box: number;
  angle?: number;
  flip?: boolean;
}

async function layersOf(stand: Stand, width: number, height: number): Promise<OverlayOptions[]> {
  const box = Math.round(stand.box * Math.min(width, height));
  let piece = sharp(stand.art.png).resize(box, box, { fit: 'inside', kernel: 'lanczos3' });
  if (stand.flip) piece = piece.flop();
  const flat = await piece.png({ compressionLevel: 1 }).toBuffer();
  const turned = stand.angle
    ? await sharp(flat).rotate(stand.angle, { background: '#0000' }).png({ compressionLevel: 1 }).toBuffer()
    : flat;
  const { data, info } = await sharp(turned)
    .trim({ threshold: 1 })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  const left = Math.round(stand.x * width - info.width / 2);
  const top = Math.round(stand.foot * height - info.height);
  const pool = Math.round(info.width * 0.42);
  const shade = await sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><ellipse cx="${stand.x * width + 8}" cy="${stand.foot * height - 4}" rx="${pool}" ry="${Math.max(10, pool * 0.12)}" fill="#3b3026" opacity=".38"/><ellipse cx="${stand.x * width + 26}" cy="${stand.foot * height + 6}" rx="${pool * 1.2}" ry="${Math.max(16, pool * 0.2)}" fill="#3b3026" opacity=".16"/></svg>`,
    ),
  )
    .blur(14)
    .png({ compressionLevel: 1 })
    .toBuffer();
  const soft = await sharp(data)
    .ensureAlpha()
    .linear([0, 0, 0, 0.2], [50, 40, 32, 0])
    .extend({ top: 40, bottom: 40, left: 40, right: 40, background: '#0000' })
    .blur(16)
    .png({ compressionLevel: 1 })
    .toBuffer();
  return [
    { input: shade, left: 0, top: 0 },
    ...(await within(soft, left - 40 + 14, top - 40 + 16, width, height)),
    ...(await within(data, left, top, width, height)),
  ];
}

/** An overlay cut to the picture: sharp refuses one that is larger than what it lies on. */
async function within(
  input: Buffer,
  left: number,
  top: number,
  width: number,
  height: number,
): Promise<OverlayOptions[]> {
  const { width: w, height: h } = await sharp(input).metadata();
  const x0 = Math.max(0, left);
  const y0 = Math.max(0, top);
  const x1 = Math.min(width, left + w);
  const y1 = Math.min(height, top + h);
  if (x1 <= x0 || y1 <= y0) return [];
  if (x1 - x0 === w && y1 - y0 === h) return [{ input, left, top }];
  const cut = await sharp(input)
    .extract({ left: x0 - left, top: y0 - top, width: x1 - x0, height: y1 - y0 })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return [{ input: cut, left: x0, top: y0 }];
}

/** Lays the pieces on the ground picture, back to front. */
export async function arrange(
  ground: string | Buffer,
  stands: Stand[],
  width = side,
  height = side,
): Promise<Buffer> {
  const layers = (await Promise.all(stands.map((stand) => layersOf(stand, width, height)))).flat();
  return sharp(typeof ground === 'string' ? Buffer.from(ground) : ground)
    .resize(width, height)
    .composite(layers)
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** A backdrop that lets the art stand out: never one close to its main colour. */
async function backdropFor(art: CutOut, wish: number): Promise<Backdrop> {
  const { data } = await sharp(art.png)
    .resize(80, 80, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const main = mainColour(data);
  const apart = backdropNames.filter((name) => {
    const wall = lchOfHex(walls[name][1]);
    const da = main.c * Math.cos(main.h) - wall.c * Math.cos(wall.h) * 2;
    const db = main.c * Math.sin(main.h) - wall.c * Math.sin(wall.h) * 2;
    return Math.hypot(da, db, (main.l - wall.l) * 0.8) > 0.12;
  });
  const choice = apart.length ? apart : backdropNames;
  return choice[wish % choice.length]!;
}

/** Paints one product picture, `side` × `side`, as a PNG. `wish` varies the backdrop. */
export async function paintShot(shot: Shot, wish: number): Promise<Buffer> {
  const art = await cutOut(shot.art, shot.paint, shot.label);
  const ground = studio(shot.backdrop ?? (await backdropFor(art, wish)));
  const angle = shot.angle ?? 0;
  const wide = art.width / art.height;
  const box = wide > 1.7 || wide < 0.55 ? 0.76 : 0.68;
  const foot = 0.5 + (box * Math.min(1, 1 / wide)) / 2 + 0.02;
  const mid = Math.min(0.86, Math.max(0.72, foot));
  switch (shot.pose) {
    case 'front':
      return arrange(ground, [{ art, x: 0.5, foot: mid, box, angle }]);
    case 'turned':
      return arrange(ground, [
        { art, x: 0.5, foot: Math.min(0.88, mid + 0.03), box: box * 1.02, angle: angle || -11, flip: true },
      ]);
    case 'close':
      return arrange(ground, [{ art, x: 0.6, foot: 1.02, box: 1.06, angle: angle || 8 }]);
    case 'pair':
      return arrange(ground, [
        { art, x: 0.66, foot: 0.69, box: box * 0.66, angle: 8, flip: true },
        { art, x: 0.37, foot: 0.83, box: box * 0.84, angle: angle || -5 },
      ]);
    case 'trio':
      return arrange(ground, [
        { art, x: 0.27, foot: 0.64, box: box * 0.55, angle: -7 },
        { art, x: 0.72, foot: 0.66, box: box * 0.58, angle: 7, flip: true },
        { art, x: 0.5, foot: 0.86, box: box * 0.78 },
      ]);
    case 'with': {
      const mate = await cutOut(shot.beside ?? 'potted-plant');
      return arrange(ground, [
        { art: mate, x: 0.74, foot: 0.72, box: box * 0.56 },
        { art, x: 0.41, foot: 0.84, box: box * 0.92, angle },
      ]);
    }
    case 'boxed': {
      const carton = await cutOut('carton', undefined, shot.art in drawings ? undefined : shot.art);
      return arrange(ground, [
        { art: carton, x: 0.64, foot: 0.76, box: 0.5 },
        { art, x: 0.33, foot: 0.86, box: box * 0.62, angle },
      ]);
    }
  }
}
