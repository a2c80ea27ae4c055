import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn } from '@haat/contract/account/calls';
import { listAddresses } from '@haat/contract/addresses/calls';
import { listProducts } from '@haat/contract/catalog/calls';
import type { ProductCard } from '@haat/contract/catalog/product';
import { buyNow, cancelOrder, placeOrder } from '@haat/contract/orders/calls';
import { returnOrder } from '@haat/contract/orders/ledger/calls';
import { setOrderStatus } from '@haat/contract/orders/selling/calls';
import { sendContact } from '@haat/contract/content/calls';
import { emailWords } from '@haat/api/features/account/emails/email-words';
import type { Occasion } from '@haat/api/features/account/emails/email-words';
import { writeTo } from '@haat/api/features/account/emails/emails';
import { accounts } from '@haat/api/features/account/tables';
import { orderWords } from '@haat/api/features/orders/emails/email-words';
import { unconfirmedOrders } from '@haat/api/features/orders/tables';
import { backInStock } from '@haat/api/features/stock/emails';
import { openHaat } from '@haat/api/testing/harness';
import type { Asker } from '@haat/api/testing/harness';
import { loadCatalog } from './load-catalog.ts';
import { demoPassword } from './load-demo.ts';
import { loadShop } from './load-shop.ts';
import { hashPassword } from '@haat/api/features/account/passwords/passwords';
import { demoShops } from '../shops/demo-shops.ts';

const language = 'ne-NP';
const shop = demoShops[0]!;
const origin = 'https://haat.example';
const haat = await openHaat({ empty: true, env: { PUBLIC_URL: origin } });
afterAll(() => haat.close());
const { ask } = haat;
const { orm } = haat.dependencies.database;

let shopper: Asker;
let products: ProductCard[];
let addressId: string;

beforeAll(async () => {
  const passwordHash = await hashPassword(demoPassword);
  await orm.transaction(async (tx) => {
    await loadShop(tx, shop, passwordHash);
    await loadCatalog(tx, shop);
  });
  await orm.update(accounts).set({ language });
  shopper = await signedIn('shopper@haat.test');
  const list = { vendor: ['patan-handicrafts', 'ilam-tea-house'], inStock: true, size: 60 };
  products = (await ask(listProducts, list)).body.products;
  addressId = (await ask(listAddresses, {}, shopper)).body[0]!._id;
});

async function signedIn(email: string): Promise<Asker> {
  const { body } = await ask(signIn, { email, password: demoPassword });
  return { token: body.token };
}

/** A product in one of the ways it can be had. */
async function lineOf({ _id: productId, price }: ProductCard) {
  const variants = shop.products.find(({ id }) => id === productId)?.variants ?? [];
  const chosen = variants[0];
  const variant = chosen && { size: chosen.size ?? null, color: chosen.color ?? null };
  return { productId, price, quantity: 1, variant };
}

async function order(from: ProductCard[]): Promise<string[]> {
  const items = await Promise.all(from.map(lineOf));
  const { status, body } = await ask(placeOrder, { items, addressId, language }, shopper);
  expect(status, body.error).toBe(200);
  return body.data.orders.map(({ _id }) => _id);
}

async function orderAsGuest(product: ProductCard): Promise<void> {
  const { price: totalAmount, ...line } = await lineOf(product);
  const { status, body } = await ask(buyNow, {
    ...{ fullName: 'Aarati Gautam', email: 'guest@haat.test', phone: '9800000000' },
    ...{ fulladdress: 'लेकसाइड, Pokhara-6, Gandaki', message: 'ढोकामा घण्टी बजाउनुहोस्' },
    ...{ ...line, adminId: product.adminId._id, totalAmount, language },
  });
  expect(status, body.error).toBe(200);
}

/** Has everything happen that somebody is written to about. */
async function everyMail(): Promise<void> {
  const soldBy = (slug: string) => products.filter(({ adminId }) => adminId.slug === slug);
  const [bowls, teas] = [soldBy('patan-handicrafts'), soldBy('ilam-tea-house')];
  const vendorId = bowls[0]!.adminId._id;
  const [seller] = await orm.select().from(accounts).where(eq(accounts.vendorId, vendorId));
  const selling = await signedIn(seller!.email);
  await order([bowls[0]!, teas[0]!]);
  const [delivered, refused, withdrawn] = [
    (await order([bowls[0]!]))[0]!,
    (await order([bowls[1]!]))[0]!,
    (await order([bowls[2]!]))[0]!,
  ];
  for (const status of ['confirmed', 'dispatched', 'arrived', 'delivered'] as const)
    await ask(setOrderStatus, { orderId: delivered, status }, selling);
  await ask(returnOrder, { orderId: delivered, reason: 'फुटेको', restock: true }, selling);
  await ask(setOrderStatus, { orderId: refused, status: 'cancelled', reason: 'सामान सकियो' }, selling);
  await ask(cancelOrder, { orderId: withdrawn }, shopper);
  await orderAsGuest(bowls[0]!);
  await orm.update(unconfirmedOrders).set({ confirmBy: sql`now() - interval '1 second'` });
  expect(await haat.cancelUnconfirmed()).toBe(1);
  const { mail } = haat.dependencies;
  const to = { shopId: shop.id, email: 'shopper@haat.test', firstName: 'Aarati', language } as const;
  const token = 'x'.repeat(43);
  const link = { token, from: new Date(), expiresAt: new Date(Date.now() + 3_600_000) };
  const desk = { shopName: 'Patan Handicrafts', shopNameNe: 'पाटन हस्तकला' };
  for (const occasion of Object.keys(emailWords[language]) as Occasion[])
    await writeTo(orm, { mail, origin }, to, occasion, { link, provider: 'google', desk });
  const [first] = shop.products.filter(({ variants }) => variants.some(({ size }) => size));
  const { title, titleNe = null, slug } = first!;
  const back = backInStock({
    ...{ language, origin, shop: 'हाट' },
    product: { title, titleNe, slug },
    variant: { size: '42', sizeNe: '४२' },
  });
  await mail.send({ shopId: shop.id, to: 'shopper@haat.test', fromName: 'हाट', ...back });
  const message = {
    name: 'सीता राई',
    email: 'sita@example.np',
    phone: '9841234567',
    message: 'नमस्ते',
  } as const;
  await ask(sendContact, { ...message, language });
}

/** What has no Nepali: links, addresses of email, numbers of orders, and what people and firms are called. */
const foreign = [/https?:\/\/\S+/g, /[\w.\u200b-]+@[\w.\u200b-]+/g, /#[0-9A-F]{8}\b/g];
/** The demo's shopper writes an address and a note in English, and has a name of their own. */
const written = () => {
  const { fullName, address, message } = shop.addresses[0]!;
  return [fullName, address, message, ...fullName.split(' '), 'Google'];
};

const latinIn = (text: string): string[] => {
  const bare = foreign.reduce((rest, each) => rest.replace(each, ' '), text);
  return (
    written()
      .reduce((rest, each) => rest.replaceAll(each, ' '), bare)
      .match(/[A-Za-z][A-Za-z'’-]*|\d+/g) ?? []
  );
};

// spec: goods.64
test('every mail of the demo in Nepali has no English word and no Latin figure left', async () => {
  await everyMail();
  const letters = await haat.sentEmails();
  const subjects = letters.map(({ subject }) => subject);
  // Each mail that there is was sent.
  const about = [
    ...Object.values(emailWords[language]),
    orderWords[language].placed,
    orderWords[language].toConfirm,
    ...Object.values(orderWords[language].moved),
    ...Object.values(orderWords[language].toSeller),
  ];
  for (const { subject } of about)
    expect(subjects, subject).toContainEqual(expect.stringMatching(formOf(subject)));
  expect(subjects).toContainEqual(expect.stringMatching(/^फेरि आयो: /));
  const found = letters.flatMap(({ subject, text, fromName }) =>
    [fromName ?? '', subject, text].flatMap(latinIn).map((word) => `${subject}: ${word}`),
  );
  expect(found).toEqual([]);
});

/** A subject with something in each of its blanks. */
const formOf = (subject: string): RegExp =>
  new RegExp(`^${subject.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.+')}$`);
