const box = (type: string, ...content: Uint8Array[]): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.reduce((sum, { length }) => sum + length, 0));
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, ...content]);
};
const text = (words: string) => Buffer.from(words, 'latin1');

/** Where a phone says that it was. */
export const placeOfVideo = '+27.7172+085.3240/';

/** A video as a phone makes it, with the place in it; as far as its boxes go: no film is in it. */
export function phoneVideo({ name = 'VID_1.mp4', brand = 'isom', film = 'the film' } = {}): File {
  const place = box('udta', box('\xa9xyz', text(placeOfVideo)));
  const bytes = Buffer.concat([
    box('ftyp', text(`${brand}\0\0\0\0`)),
    box('mdat', text(film)),
    box('moov', box('mvhd', Buffer.alloc(100)), box('trak', box('tkhd', Buffer.alloc(84)), place), place),
  ]);
  return new File([new Uint8Array(bytes)], name, { type: 'video/mp4' });
}

/** As a browser records one. */
export const webmVideo = (): File =>
  new File([new Uint8Array(text('\x1a\x45\xdf\xa3\x9f\x42\x82\x84webm the film'))], 'film.webm', {
    type: 'video/webm',
  });
