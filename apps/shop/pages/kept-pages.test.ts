import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { tags } from '@haat/api/core/cache/cache';
import type { MadeProduct } from '@haat/api/testing/makers';
import { buyNow, cancelOrder } from '@haat/contract/orders/calls';
import { getProduct } from '@haat/contract/catalog/calls';
import { readDelivery, saveDeliverySettings } from '@haat/contract/addresses/owning/calls';
import { saveBlogPost } from '@haat/contract/content/owning/blog/calls';
import { savePopup } from '@haat/contract/content/owning/front/calls';
import { savePage } from '@haat/contract/content/owning/pages/calls';
import { getOwnVendor, saveOwnVendor } from '@haat/contract/vendors/selling/calls';
import { addReview, getProductReviews } from '@haat/contract/reviews/calls';
import { openMounted } from '../testing/mounted.ts';

const haat = await openMounted();
afterAll(() => haat.close());
const { make, made, open: get } = haat;
const { sql } = haat.dependencies.database;

let kettle: MadeProduct;
beforeAll(async () => {
  kettle = await make.aProduct({ title: 'Copper kettle' });
});

const page = (product: MadeProduct) => get(`/product/${product.slug}`);
/** Whether asking for a page made it anew. */
async function madeAnew(product: MadeProduct): Promise<boolean> {
  made.mockClear();
  expect((await page(product)).statusCode).toBe(200);
  return made.mock.calls.length > 0;
}
/** Said on the page, not only among the words that come with it. */
const outOfStock = />Out of stock</i;
const buy = (product: MadeProduct, quantity: number, token?: string) =>
  haat.ask(
    buyNow,
    {
      ...{ fullName: 'Hari Thapa', email: 'hari@example.np', phone: '9801234567' },
      ...{ fulladdress: 'Durbarmarg, Kathmandu', message: 'Please call first', productId: product.id },
      ...{ adminId: product.vendor.id, quantity, totalAmount: product.price * quantity },
    },
    { token },
  );

// spec: opens.20
test('a new price is on the page as soon as the product is announced, and in every list within two seconds', async () => {
  const cup = await make.aProduct({ title: 'Cup', price: 2_340, markPrice: 9_990 });
  const addresses = [`/product/${cup.slug}`, '/products', '/products?sort=price-asc', '/products?max=2200'];
  const bodies = () => Promise.all(addresses.map(async (address) => (await get(address)).body));
  // A price, not the ends of what the filter can narrow to.
  const [before, after] = [/Rs\. 2,340/, /Rs\. 2,170/];
  const said = (all: string[]) => all.map((body) => [before.test(body), after.test(body)]);
  expect(said(await bodies())).toEqual([
    [true, false],
    [true, false],
    [true, false],
    [false, false],
  ]);
  await sql`update products set price = 2170 where id = ${cup.id}`;
  haat.dependencies.changes.announce([tags.product(cup.shop.id, cup.id)]);
  expect(said([(await get(addresses[0]!)).body])).toEqual([[false, true]]);
  await expect
    .poll(async () => said(await bodies()), { timeout: 2_500 })
    .toEqual(addresses.map(() => [false, true]));
});

test("a review is on the product's page at once, and makes no list anew", async () => {
  const { token } = await make.aShopper();
  const shawl = await make.aProduct({ title: 'Shawl' });
  await Promise.all([page(shawl), get('/products?sort=newest')]);
  await haat.ask(
    addReview,
    { productId: shawl.id, rating: 4, description: '<p>Warm and soft</p>' },
    { token },
  );
  expect((await page(shawl)).body).toContain('Warm and soft');
  made.mockClear();
  expect((await get('/products?sort=newest')).body).toContain('Shawl');
  expect(made).not.toHaveBeenCalled();
});

test('a product page asks for all that it shows at once: its reviews wait for no other answer', async () => {
  const { slug } = await make.aProduct({ title: 'Prayer flags' });
  const asked: string[] = [];
  const late: string[] = [];
  let answered = false;
  made.mockImplementation(async (endpoint, input, who) => {
    (answered ? late : asked).push(endpoint.path);
    const answer = await haat.call(endpoint, input, who);
    answered = true;
    return answer;
  });
  expect((await get(`/product/${slug}`)).statusCode).toBe(200);
  made.mockImplementation(haat.call);
  expect(asked).toEqual(expect.arrayContaining([getProduct.path, getProductReviews.path]));
  expect(late).toEqual([]);
});

test('a product that comes on sale is there at once, though somebody asked for it before', async () => {
  const lamp = await make.aProduct({ title: 'Lamp', active: false });
  expect((await page(lamp)).statusCode).toBe(404);
  await sql`update products set active = true where id = ${lamp.id}`;
  haat.dependencies.changes.announce([tags.lists(lamp.shop.id)]);
  expect((await page(lamp)).statusCode).toBe(200);
});

// spec: opens.20
test('an ordinary sale makes no page anew; the last piece sold does, and so does one that comes back', async () => {
  const shopper = await make.aShopper();
  const bowl = await make.aProduct({ title: 'Singing bowl', stock: 10 });
  const before = await page(bowl);
  expect((await buy(bowl, 1)).status).toBe(200);
  expect(await madeAnew(bowl)).toBe(false);
  expect((await page(bowl)).headers.etag).toBe(before.headers.etag);

  const { body } = await buy(bowl, 9, shopper.token);
  expect(await madeAnew(bowl)).toBe(true);
  const soldOut = await page(bowl);
  expect(soldOut.headers.etag).not.toBe(before.headers.etag);
  expect(soldOut.body).toMatch(outOfStock);
  expect((await get(`/ne/product/${bowl.slug}`)).body).toContain('स्टक सकियो');
  expect(before.body).not.toMatch(outOfStock);

  await haat.ask(cancelOrder, { orderId: body.data.orders[0]!._id }, shopper);
  expect(await madeAnew(bowl)).toBe(true);
  expect((await page(bowl)).body).not.toMatch(outOfStock);
});

// spec: growth.3
test("what a seller says of itself is on its own page at once and leaves its products' pages alone; where it lives does not", async () => {
  const vendor = await make.aVendor({ city: 'Thimi', district: 'Bhaktapur' });
  const pot = await make.aProduct({ vendor });
  const seller = await make.aSeller(vendor);
  const own = async () => (await get(`/shop/${vendor.slug}`)).body;
  const say = async (said: { intro: string; city: string }) => {
    const { version } = (await haat.ask(getOwnVendor, {}, seller)).body;
    const more = { introNe: null, cityNe: null, district: 'Bhaktapur', districtNe: null };
    const { status } = await haat.ask(saveOwnVendor, { version, ...more, ...legal, ...said }, seller);
    expect(status).toBe(200);
  };
  const legal = { pan: null, vatRegistered: false };
  await Promise.all([page(pot), get('/'), own()]);
  await say({ intro: 'Clay since 1920.', city: 'Thimi' });
  expect(await own()).toContain('Clay since 1920.');
  made.mockClear();
  await Promise.all([page(pot), get('/')]);
  expect(made).not.toHaveBeenCalled();
  await say({ intro: 'Clay since 1920.', city: 'Dharan' });
  expect((await page(pot)).body).toContain('Dharan');
  expect(await own()).toContain('Dharan');
});

// spec: growth.3
test("what an owner publishes is there at once and leaves products' pages alone", async () => {
  const admin = await make.anAdmin();
  const addresses = ['/blog', '/faq', '/sitemap-pages.xml', '/'];
  await Promise.all([page(kettle), ...addresses.map((address) => get(address))]);
  const post = {
    title: 'Dashain hours',
    summary: 'When we are open',
    body: '<p>Until six.</p>',
    publish: true,
  };
  expect((await haat.ask(saveBlogPost, post, admin)).status).toBe(200);
  const words = {
    title: 'Questions',
    description: 'Asked often',
    sections: [{ heading: 'Open?', text: 'Until six.' }],
  };
  const faq = { name: 'faq', version: 0, publish: true, text: { en: words, ne: words } } as const;
  expect((await haat.ask(savePage, faq, admin)).status).toBe(200);
  const popup = { version: 0, title: 'Tihar lights', text: 'Buy early', active: true };
  expect((await haat.ask(savePopup, popup, admin)).status).toBe(200);
  const bodies = await Promise.all(addresses.map(async (address) => (await get(address)).body));
  expect(bodies).toEqual(
    ['Dashain hours', 'Until six.', '/blog/dashain-hours', 'Tihar lights'].map((each) =>
      expect.stringContaining(each),
    ),
  );
  expect(await madeAnew(kettle)).toBe(false);
});

test('new delivery terms are on pages of products at once, and make no list and no front page anew', async () => {
  const admin = await make.anAdmin();
  const others = ['/', '/products?sort=newest', '/faq'];
  await Promise.all([page(kettle), ...others.map((address) => get(address))]);
  const terms = { deliveryMode: 'standard', flatDeliveryCharge: 137, freeDeliveryThreshold: null } as const;
  const { version } = (await haat.ask(readDelivery, {}, admin)).body.terms;
  expect((await haat.ask(saveDeliverySettings, { ...terms, version }, admin)).status).toBe(200);
  made.mockClear();
  for (const address of others) expect((await get(address)).statusCode).toBe(200);
  expect(made).not.toHaveBeenCalled();
  expect((await page(kettle)).body).toContain('Rs. 137');
});

// spec: opens.20
test("what happens in another shop leaves this shop's pages alone", async () => {
  const elsewhere = await make.aProduct({ shop: await make.aShop(), stock: 1 });
  await page(kettle);
  haat.dependencies.changes.announce([
    tags.product(elsewhere.shop.id, elsewhere.id),
    tags.lists(elsewhere.shop.id),
  ]);
  expect(await madeAnew(kettle)).toBe(false);
});

// spec: opens.20
test('a page that cannot be made is an error that nobody keeps and that tells nothing, and is well again with the next visit', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { slug } = await make.aProduct({ title: 'Broken cup' });
  await sql`alter table reviews rename to lost_reviews`;
  const broken = await get(`/product/${slug}`);
  await sql`alter table lost_reviews rename to reviews`;
  expect([broken.statusCode, broken.headers['cache-control']]).toEqual([500, 'no-store']);
  expect(broken.headers['content-type']).toContain('text/html');
  expect(broken.body).not.toMatch(/select |reviews"|PostgresError|relation|at .*\.js/);
  expect((await get(`/product/${slug}`)).statusCode).toBe(200);
  quiet.mockRestore();
});
