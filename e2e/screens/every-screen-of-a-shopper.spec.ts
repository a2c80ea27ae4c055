import { expect, test } from 'vitest';
import { cartLine, order, productAt, signIn } from '../support/api.ts';
import { useShop } from '../support/harness.ts';
import type { Visit } from '../support/harness.ts';
import { bowl, writeReview } from '../support/overlays.ts';
import { addressesFor, hands, shawl, shopper, walk } from '../support/screens/screen-walk.ts';

const journey = useShop();

// spec: 1.1, 2.routes.5, 2.routes.6, 4.28, opens.25, opens.44, choosing.1, choosing.46, choosing.52, choosing.54
// spec: choosing.59, goods.65, face.24
test.each(hands)(
  'any screen of $name and what opens over it, for a shopper, stands still, is in nobody’s way, large enough for a finger and in one language',
  async ({ visit, overlays }) => {
    await writeReview(journey.origin, shopper);
    const pressed = overlays.filter(({ opener }) => opener);
    const own = [...addressesFor('a shopper'), ...(await anOrdersScreens())];
    expect(await walk(journey, { ...visit, ...(await withPockets()) }, own, pressed)).toEqual([]);
  },
);

/** A shopper who came back with a cart and a list of compared products. */
async function withPockets(): Promise<Visit> {
  const [line, compared] = await Promise.all([
    cartLine(journey.origin, bowl),
    Promise.all([bowl, shawl].map((slug) => productAt(journey.origin, slug))),
  ]);
  return { as: shopper, storage: { myCart: JSON.stringify([line]), compare: JSON.stringify(compared) } };
}

/** What a shopper sees of an order: the thanks, the bill, and the page that is led to by mail. */
async function anOrdersScreens(): Promise<string[]> {
  const { token } = await signIn(journey.origin, shopper);
  const { _id, orders } = await order(journey.origin, token, bowl, 1);
  return orders.flatMap((each) => [
    `/order/placed/${_id}`,
    `/order/${each._id}/bill`,
    `/track/${each.trackToken}`,
  ]);
}
