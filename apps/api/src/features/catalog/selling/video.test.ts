import { afterAll, expect, test } from 'vitest';
import { getProductVideo } from '@haat/contract/catalog/calls';
import * as calls from '@haat/contract/catalog/selling/calls';
import { openHaat } from '../../../testing/harness.ts';
import { phonePhoto } from '../../../testing/samples/photos.ts';
import { phoneVideo, placeOfVideo, webmVideo } from '../../../testing/samples/videos.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { make, ask } = haat;

async function aProduct() {
  const vendor = await make.aVendor();
  const seller = await make.aSeller(vendor);
  const { id: productId } = await make.aProduct({ vendor });
  const send = (video: File) => ask(calls.setProductVideo, { productId, video: [video] }, seller);
  return { seller, productId, send };
}

const fetched = (url: string, range?: string) =>
  haat.app.inject({ url, ...(range && { headers: { range } }) });

// spec: goods-desk.19
// spec: 3.28
test('a video is a file of the shop, sent in parts to who asks for parts, and tells nobody where it was taken', async () => {
  const { productId, send, seller } = await aProduct();
  const { body } = await send(phoneVideo({ film: 'a long film '.repeat(20_000) }));
  const url = body.data.videoUrl!;
  expect(url).toMatch(/^\/uploads\/product-video\/[0-9a-f-]{36}\.mp4$/);
  expect((await ask(getProductVideo, { productId })).body).toEqual({ videoUrl: url });
  const part = await fetched(url, 'bytes=24-34');
  expect([part.statusCode, part.headers['content-type'], part.body]).toEqual([
    206,
    'video/mp4',
    'a long film',
  ]);
  const whole = (await fetched(url)).rawPayload.toString('latin1');
  expect(whole).not.toContain(placeOfVideo);
  expect([whole.length, whole.includes('mvhd'), whole.includes('udta')]).toEqual([
    ...[phoneVideo({ film: 'a long film '.repeat(20_000) }).size, true, false],
  ]);
  const { version } = (await ask(calls.getSellerProduct, { productId }, seller)).body;
  expect(version).toBe(body.data.version);
});

// spec: goods-desk.19
test('WebM is taken, and what an iPhone calls a movie', async () => {
  const { send } = await aProduct();
  const film = (await send(webmVideo())).body.data.videoUrl!;
  expect((await fetched(film)).headers['content-type']).toBe('video/webm');
  expect((await send(phoneVideo({ brand: 'qt  ', name: 'IMG_1.MOV' }))).status).toBe(200);
});

// spec: goods-desk.19
test('what is no video, is cut short or too large is refused by name, and the video stays as it was', async () => {
  const { productId, send } = await aProduct();
  const before = (await send(phoneVideo())).body.data.videoUrl;
  const whole = phoneVideo();
  const cut = new File([whole.slice(0, whole.size - 20)], 'cut.mp4', { type: 'video/mp4' });
  const noFilm = new File([whole.slice(0, 40)], 'head.mp4', { type: 'video/mp4' });
  const page = new File(['<script>alert(1)</script>'], 'film.mp4', { type: 'video/mp4' });
  const large = new File([new Uint8Array(21 * 1024 * 1024)], 'film.mp4', { type: 'video/mp4' });
  for (const [file, status, code] of [
    [page, 400, 'video-type'],
    [await phonePhoto({ name: 'film.mp4' }), 400, 'video-type'],
    [new File([], 'empty.mp4'), 400, 'video-type'],
    [cut, 400, 'video-broken'],
    [noFilm, 400, 'video-broken'],
    [large, 413, 'video-too-large'],
  ] as const) {
    const { status: answered, body } = await send(file);
    expect([answered, body.code]).toEqual([status, code]);
  }
  expect((await ask(getProductVideo, { productId })).body.videoUrl).toBe(before);
});
