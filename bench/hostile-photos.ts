import { setPicture, signIn } from '@haat/contract/account/calls';
import { listProducts } from '@haat/contract/catalog/calls';
import { tokenHeader } from '@haat/contract/core/session';
import { addReview } from '@haat/contract/reviews/calls';
import { flatAvif, phonePhoto } from '@haat/api/testing/samples/photos';
import { startShop } from '../e2e/support/shop-process.ts';
import { percentile } from './measure.ts';
import type { Figure } from './report.ts';
import { call } from './targets.ts';

/** How often another shopper sends a photo, before and while. */
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 10);
const concurrency = 10;
const password = 'haat-demo';

/** One account sends ten AVIFs of a kilobyte and 26 megapixels again and again, while another shopper sends a photo and reads a page. */
export async function hostilePhotos(): Promise<Figure[]> {
  // Each asks from a network of its own, as a proxy tells it.
  const shop = await startShop({ env: { TRUST_PROXY: '1' }, patience: 180_000 });
  try {
    const { origin } = shop;
    const headersOf = async (email: string, network: string) => ({
      [tokenHeader]: (await call(origin, signIn, { email, password })).token,
      'x-forwarded-for': network,
    });
    const hostile = await headersOf('shopper@haat.test', '203.0.113.1');
    const other = await headersOf('shopper2@haat.test', '198.51.100.1');
    const { products } = await call(origin, listProducts, { size: 1 });
    const [large, own] = [
      await flatAvif({ width: 6_000, height: 4_400 }),
      await phonePhoto({ width: 1_200, height: 900 }),
    ];
    const review = { productId: products[0]?._id ?? '', rating: '5', description: 'Look at this' };
    const attack = () => send(origin + addReview.path, { ...review, images: large }, hostile);
    const useShop = async () => {
      const [photos, pages]: number[][] = [[], []];
      for (let round = 0; round < rounds; round += 1) {
        const sent = timed(send(origin + setPicture.path, { picture: own }, other));
        pages?.push((await timed(fetch(`${origin}/`, { headers: other }).then(statusOf))).ms);
        const { ms, value } = await sent;
        if (value !== 200) throw new Error(`The other shopper's photo was answered ${value}.`);
        photos?.push(ms);
      }
      return { photos: sorted(photos), pages: sorted(pages) };
    };
    // The process that draws is started, and the page kept.
    await send(origin + setPicture.path, { picture: own }, other);
    await fetch(origin).then(statusOf);
    const quiet = await useShop();
    const state = { over: false, sent: 0 };
    const attackers = Array.from({ length: concurrency }, async () => {
      while (!state.over) {
        await attack();
        state.sent += 1;
      }
    });
    const meanwhile = await useShop();
    state.over = true;
    await Promise.all(attackers);
    return [
      { name: 'AVIFs of 26 megapixels that were sent', value: state.sent },
      { name: "another shopper's photo while quiet, median ms", value: percentile(quiet.photos, 0.5) },
      {
        name: "another shopper's photo meanwhile, median ms",
        value: percentile(meanwhile.photos, 0.5),
        most: 2 * percentile(quiet.photos, 0.5),
      },
      { name: 'a page meanwhile, median ms', value: percentile(meanwhile.pages, 0.5), most: 50 },
    ];
  } finally {
    await shop.stop();
  }
}

const sorted = (times: number[] = []) => times.toSorted((one, two) => one - two);

async function timed<T>(work: Promise<T>): Promise<{ value: T; ms: number }> {
  const began = performance.now();
  return { value: await work, ms: performance.now() - began };
}

async function statusOf(answer: Response): Promise<number> {
  await answer.arrayBuffer();
  return answer.status;
}

function send(url: string, fields: Record<string, string | File>, headers: Record<string, string>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return fetch(url, { method: 'POST', headers, body }).then(statusOf);
}
