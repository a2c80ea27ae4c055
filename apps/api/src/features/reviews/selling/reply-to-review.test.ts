import { afterAll, expect, test } from 'vitest';
import { sellerToday } from '@haat/contract/orders/selling/calls';
import { addReview, deleteReview, getProductReviews, getReviews } from '@haat/contract/reviews/calls';
import { replyToReview, sellerReviews } from '@haat/contract/reviews/selling/calls';
import type { CallInput } from '@haat/contract/core/endpoint';
import { openHaat } from '../../../testing/harness.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { make, ask } = haat;

/** A seller with a product, and shoppers who said something about it, the first one first. */
async function aReviewedProduct(shoppers = 1) {
  const vendor = await make.aVendor();
  const seller = await make.aSeller(vendor);
  const product = await make.aProduct({ vendor });
  const { id: productId } = product;
  const said = [];
  for (let n = 1; n <= shoppers; n += 1) {
    const shopper = await make.aShopper();
    const write = (description: string) =>
      ask(addReview, { productId, rating: 3, description }, shopper).then(({ body }) => body.data);
    said.push({ ...(await write(`Number ${n}`)), write, shopper });
  }
  const list = async (input: CallInput<typeof sellerReviews> = {}) =>
    (await ask(sellerReviews, input, seller)).body;
  const reply = ({ _id: reviewId, updatedAt }: { _id: string; updatedAt: string }, content: string | null) =>
    ask(replyToReview, { reviewId, updatedAt, content }, seller);
  return { seller, product, said, list, reply };
}

// spec: replies.1
test('a seller replies in public, changes it and takes it back; the product page shows each at once', async () => {
  const { product, said, reply } = await aReviewedProduct();
  const [review] = said;
  const shown = async () =>
    (await ask(getProductReviews, { slug: product.slug })).body.reviews.map((each) => each.reply?.content);
  expect(await shown()).toEqual([undefined]);
  const { body } = await reply(review!, '  Thank you <b>very</b> much.\nCome again! ');
  expect(body.data.reply?.content).toBe('Thank you <b>very</b> much.\nCome again!');
  expect(await shown()).toEqual(['Thank you <b>very</b> much.\nCome again!']);
  await reply(review!, 'Thank you.');
  expect((await ask(getReviews, { productId: product.id })).body[0]?.reply?.content).toBe('Thank you.');
  expect((await reply(review!, null)).body.data.reply).toBeNull();
  expect(await shown()).toEqual([undefined]);
});

// spec: replies.2
test('words that the shopper has changed meanwhile are read before they are replied to; a reply stays with what it was said to', async () => {
  const { said, list, reply } = await aReviewedProduct();
  const [review] = said;
  await review!.write('Number 1, and it broke');
  const late = await reply(review!, 'Glad that you like it');
  expect([late.status, late.body.code]).toEqual([409, 'review-changed']);
  const [now] = (await list()).reviews;
  expect((await reply(now!, 'We send another one')).status).toBe(200);
  await review!.write('Number 1, and the next one holds');
  expect((await list()).reviews[0]).toMatchObject({ reply: { content: 'We send another one' } });
});

// spec: replies.3
test('a seller reads the reviews of the own products page by page, and how many have no reply', async () => {
  const { seller, said, list, reply } = await aReviewedProduct(3);
  await aReviewedProduct();
  const texts = (page: { reviews: { reviewDescription: string }[] }) =>
    page.reviews.map(({ reviewDescription }) => reviewDescription.replace(/<[^>]+>/g, ''));
  const first = await list({ size: 2 });
  expect([texts(first), first.waiting]).toEqual([['Number 3', 'Number 2'], 3]);
  const second = await list({ size: 2, after: first.next! });
  expect([texts(second), second.next]).toEqual([['Number 1'], null]);
  await reply(said[1]!, 'Thank you');
  expect(texts(await list({ open: true }))).toEqual(['Number 3', 'Number 1']);
  expect((await ask(sellerToday, {}, seller)).body.reviews).toEqual({ open: 2 });
});

test('a list of reviews goes on behind one that its shopper has taken back meanwhile', async () => {
  const { product, said, list } = await aReviewedProduct(3);
  const first = await list({ size: 2 });
  const { productId, shopper } = { productId: product.id, shopper: said[1]!.shopper };
  expect((await ask(deleteReview, { productId }, shopper)).status).toBe(200);
  const rest = await list({ size: 2, after: first.next! });
  expect(rest.reviews.map(({ _id }) => _id)).toEqual([said[0]!._id]);
});

test.each([
  ['nothing but spaces', ' \n '],
  ['more than there is room for', 'x'.repeat(1_001)],
])('a reply of %s is refused', async (_, content) => {
  const { said, reply } = await aReviewedProduct();
  const { status, body } = await reply(said[0]!, content);
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['content']]);
});
