import sharp from 'sharp';

/**
 * The darkest colour of a picture, of those that fill an eighth of a side and more.
 * @returns `#rrggbb`
 * @throws when the bytes are no picture
 */
export async function darkestColour(bytes: Uint8Array): Promise<string> {
  const pixels = await sharp(bytes)
    .removeAlpha()
    .toColourspace('srgb')
    .resize(8, 8, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer();
  const colours = Array.from({ length: pixels.length / 3 }, (_, at) => [
    ...pixels.subarray(at * 3, at * 3 + 3),
  ]);
  const brightness = ([red = 0, green = 0, blue = 0]: number[]) =>
    0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const darkest = colours.reduce((one, other) => (brightness(other) < brightness(one) ? other : one));
  return `#${darkest.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
