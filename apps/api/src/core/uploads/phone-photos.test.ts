import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pictureWidths } from '@haat/contract/catalog/rules';
import { peakMemoryOf } from '../../testing/memory.ts';
import { grainyPhoto } from '../../testing/samples/photos.ts';
import { drawPictures } from './pictures.ts';

const shape = { widths: pictureWidths, square: true };

// spec: files.5
test('eight photos of 12 megapixels at once are made ready in all sizes within 300 MB', async () => {
  const photo = await grainyPhoto({ width: 4_000, height: 3_000 });
  const drawn: string[][] = [];
  const most = await peakMemoryOf(() =>
    Promise.all(
      Array.from({ length: 8 }, async (_, at) => {
        const [drawing = []] = await drawPictures([photo], shape, {
          field: 'images',
          caller: `198.51.100.${at}`,
        });
        drawn.push(drawing.map(({ width, type }) => `${width}.${type}`));
      }),
    ),
  );
  const all = pictureWidths.flatMap((width) => [`${width}.avif`, `${width}.webp`]);
  expect(drawn).toEqual(Array.from({ length: 8 }, () => all));
  expect(most).toBeGreaterThan(20);
  expect(most).toBeLessThan(300);
});

test('of a moving picture its first one is kept, standing still', async () => {
  const frame = (background: string) =>
    sharp({ create: { width: 60, height: 60, channels: 3, background } })
      .png()
      .toBuffer();
  const bytes = await sharp([await frame('#c00000'), await frame('#0000c0')], { join: { animated: true } })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer();
  expect((await sharp(bytes).metadata()).pages).toBe(2);
  const [drawing = []] = await drawPictures(
    [new File([new Uint8Array(bytes)], 'moving.webp')],
    { widths: [60], square: true },
    { field: 'images', caller: '198.51.100.1' },
  );
  for (const { bytes: still } of drawing) {
    expect((await sharp(still).metadata()).pages ?? 1).toBe(1);
    const [red = 0, , blue = 0] = await sharp(still).resize(1, 1).raw().toBuffer();
    expect(red).toBeGreaterThan(blue + 100);
  }
});
