import sharp from 'sharp';
import { expect, test } from 'vitest';
import { darkestColour } from './darkest-colour.ts';

test('the darkest colour of a picture is that of its darkest part, not of a speck', async () => {
  const part = (colour: string, width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: colour } })
      .png()
      .toBuffer();
  const picture = await sharp(await part('#e0c080', 160, 80))
    .composite([
      { input: await part('#402010', 80, 80), left: 0, top: 0 },
      { input: await part('#000000', 2, 2), left: 120, top: 40 },
    ])
    .png()
    .toBuffer();
  const darkest = await darkestColour(picture);
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(darkest.slice(at, at + 2), 16));
  expect([red, green, blue]).toEqual([0x40, 0x20, 0x10]);
});
