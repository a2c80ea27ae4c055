import type { User } from '@haat/contract/core/session';
import type { Product, ProductCard } from '@haat/contract/catalog/product';
import type { Order, Placed } from '@haat/contract/orders/schemas';
import type { CartFact } from '@haat/contract/stock/schemas';

/** The password of every demo account (design §4). */
export const demoPassword = 'haat-demo';

/** Asks the API from outside of any browser. @throws with the answer, where it is a refusal */
export async function ask<T>(origin: string, path: string, { token, shop, body }: Asked = {}): Promise<T> {
  const response = await fetch(origin + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(token === undefined ? {} : { 'user-token': token }),
      ...(shop === undefined ? {} : { cookie: `subdom=${shop}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${answer}`);
  return JSON.parse(answer) as T;
}

interface Asked {
  token?: string;
  /** Another one than the default shop, by its subdomain. */
  shop?: string;
  /** With one it is a POST. */
  body?: unknown;
}

/** A session of an account, one of the demo's without a password: its token and who it is. */
export const signIn = (origin: string, email: string, shop?: string, password = demoPassword) =>
  ask<{ token: string; user: User }>(origin, '/api/user/signin', {
    shop,
    body: { email, password },
  });

/** The two cookies that a login leaves behind (spec §3). */
export async function sessionCookies(
  origin: string,
  email: string,
  shop?: string,
): Promise<Record<string, string>> {
  const { token, user } = await signIn(origin, email, shop);
  return { 'user-token': token, 'user-detail': encodeURIComponent(JSON.stringify(user)) };
}

/** A product by its slug. */
export const productAt = (origin: string, slug: string) => ask<Product>(origin, `/api/product/get/${slug}`);

/** A product as a line of the stored cart (spec §3). */
export const lineOf = ({ _id, title, price, image, slug, adminId }: ProductCard, quantity = 1) => ({
  productId: _id,
  title,
  price,
  quantity,
  image,
  slug,
  adminId: adminId._id,
});

/** The same by the product's slug, with the first size and colour that is in stock where it comes in several. */
export async function cartLine(origin: string, slug: string, quantity = 1) {
  const product = await productAt(origin, slug);
  return { ...lineOf(product, quantity), ...firstWay(product) };
}

/** The sizes and colours of a product of which more than one piece is left. */
export async function waysOf(origin: string, slug: string): Promise<CartFact['variants']> {
  const { _id } = await productAt(origin, slug);
  const [fact] = await ask<CartFact[]>(origin, '/api/stock/check', { body: { productIds: [_id] } });
  return (fact?.variants ?? []).filter(({ remainingQty }) => remainingQty > 1);
}

/** The first way to have a product that is in stock, as a line names it. */
function firstWay({ variants }: Product): { variant?: { size: string | null; color: string | null } } {
  const way = variants.find(({ inStock }) => inStock);
  return way ? { variant: { size: way.size, color: way.color } } : {};
}

/** The orders of a session, newest first, and how many they are; 60 at most. */
export async function ordersOf(origin: string, token: string): Promise<{ orders: Order[]; total: number }> {
  const { orders } = await ask<{ orders: Order[] }>(origin, '/api/order/get_all?size=60', { token });
  return { orders, total: orders.length };
}

/** A product that a vendor sells, by the vendor's place under /shop/: the first of its list that is in stock. */
export async function soldBy(origin: string, vendor: string): Promise<Product> {
  const path = `/api/product/list?vendor=${vendor}&inStock=true&size=1`;
  const { products } = await ask<{ products: Product[] }>(origin, path);
  return productAt(origin, products[0]?.slug ?? '');
}

/** Who sells for the demo's vendors, by the vendor's place under /shop/. */
export const sellers = { 'patan-handicrafts': 'seller@haat.test', 'ilam-tea-house': 'seller2@haat.test' };

/** The session of who sells an order. */
export async function sellerOf(origin: string, { vendor }: Order): Promise<string> {
  return (await signIn(origin, sellers[vendor.slug as keyof typeof sellers])).token;
}

/** Takes an order of the session's vendor to a status; to be cancelled it needs a reason. */
export const moveOrder = (origin: string, token: string, orderId: string, status: string, reason?: string) =>
  ask(origin, '/api/seller/order/status', { token, body: { orderId, status, reason } });

/** Orders pieces of one product to the account's first saved address. */
export async function order(origin: string, token: string, slug: string, quantity: number): Promise<Placed> {
  const [product, addresses] = await Promise.all([
    productAt(origin, slug),
    ask<{ _id: string }[]>(origin, '/api/address/get_all', { token }),
  ]);
  const item = { productId: product._id, quantity, ...firstWay(product) };
  const body = { items: [item], addressId: addresses[0]?._id };
  return (await ask<{ data: Placed }>(origin, '/api/order/place', { token, body })).data;
}
