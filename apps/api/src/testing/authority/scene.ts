import { randomUUID } from 'node:crypto';
import { readFront } from '@haat/contract/content/owning/front/calls';
import sharp from 'sharp';
import { eq } from 'drizzle-orm';
import { getSessions } from '@haat/contract/account/calls';
import { saveDeliveryLocation } from '@haat/contract/addresses/owning/calls';
import { newVerifier, challengeOf } from '@haat/contract/account/rules';
import { answerOffer, askQuestion, makeOffer } from '@haat/contract/inquiry/calls';
import { keepReply } from '@haat/contract/inquiry/selling/calls';
import { placeOrder } from '@haat/contract/orders/calls';
import { sumOf } from '@haat/contract/orders/ledger/rules';
import { setOrderStatus } from '@haat/contract/orders/selling/calls';
import { addReview } from '@haat/contract/reviews/calls';
import { notifyOfStock } from '@haat/contract/stock/calls';
import { addToWishlist } from '@haat/contract/wishlist/calls';
import { hashOf, newToken } from '../../features/account/service.ts';
import { helpers } from '../../features/account/tables.ts';
import { issueLink } from '../../features/account/issue-link.ts';
import { postEntries } from '../../features/orders/ledger/post-entries.ts';
import { orders } from '../../features/orders/tables.ts';
import { subscribers, subscriptionRequests } from '../../features/newsletter/tables.ts';
import { blogPosts, contactMessages, sliders } from '../../features/content/tables.ts';
import { importJobs } from '../../features/catalog/selling/import/tables.ts';
import { shops } from '../../features/tenant/tables.ts';
import type { Asker, Haat } from '../harness.ts';
import { emailsTo } from '../samples/emails.ts';
import type { MadeCategory, MadePerson, MadeProduct, MadeShop, MadeVendor } from '../makers.ts';
import { quickOrder } from '../quick-orders.ts';

/**
 * Everybody who may ask, in the order of the table's columns.
 *
 * - `guest`: has no account
 * - `owner`: the shopper whose address, order, review and sessions are asked for
 * - `other`: another shopper
 * - `seller`: works for the vendor who sold the order
 * - `rival`: works for another vendor
 * - `admin`: of this shop
 * - `foreign`: an admin of another shop, who asks here
 * - `abroad`: the same, who asks in the other shop for what is in this one
 */
export const askers = ['guest', 'owner', 'other', 'seller', 'rival', 'admin', 'foreign', 'abroad'] as const;
export type AskerName = (typeof askers)[number];

/** What of the owner nobody else may read, the same in every scene; the email and the tokens come to it. */
const ownWords = {
  phone: '9811122233',
  address: 'The blue door at the end of the lane',
  question: 'Would it fit through a blue door?',
};

/** A shop with a product, and another shop: what all scenes of a test file share. */
export interface Stage {
  haat: Haat;
  here: MadeShop;
  elsewhere: MadeShop;
}

/** @param haat opened for this alone, with its first shop `haat` */
export async function setStage(haat: Haat): Promise<Stage> {
  const { make, dependencies } = haat;
  const [here] = await dependencies.database.orm
    .select({ id: shops.id, subdomain: shops.subdomain })
    .from(shops);
  if (!here) throw new Error('the harness makes a shop');
  const elsewhere = await make.aShop({ subdomain: 'elsewhere' });
  const settings = { quickViewRating: 'fixed', loginToOpenProduct: 'on', newsletter: 'stored' } as const;
  await dependencies.database.orm.update(shops).set({ email: 'shop@example.np', settings });
  for (const shop of [here, elsewhere])
    await make.deliversBy({ shop, deliveryMode: 'standard', flatDeliveryCharge: 100 });
  return { haat, here, elsewhere };
}

/**
 * People who have never met before and what the owner has: made when somebody asks for it, so that what one asker
 * changes or deletes is there again for the next.
 */
export class Scene {
  readonly stage: Stage;
  readonly #made = new Map<string, Promise<unknown>>();

  constructor(stage: Stage) {
    this.stage = stage;
  }

  /** What was made by this name in this scene. */
  #once<T>(name: string, make: () => Promise<T>): Promise<T> {
    const made = (this.#made.get(name) as Promise<T> | undefined) ?? make();
    this.#made.set(name, made);
    return made;
  }

  get #make() {
    return this.stage.haat.make;
  }

  vendor = (): Promise<MadeVendor> =>
    this.#once('vendor', () => this.#make.aVendor({ city: 'Thimi', district: 'Bhaktapur' }));
  /** Of the same vendor, and nothing that anybody has on a list: its seller changes it as they like. */
  plainProduct = (): Promise<MadeProduct> =>
    this.#once('plain product', async () => this.#make.aProduct({ vendor: await this.vendor() }));
  archivedProduct = (): Promise<MadeProduct> =>
    this.#once('archived product', async () =>
      this.#make.aProduct({ vendor: await this.vendor(), active: false, archivedAt: new Date() }),
    );
  /** The id of a table of the same vendor that waits to be applied. */
  lookedTable = (): Promise<string> =>
    this.#once('table', async () => {
      const vendor = await this.vendor();
      const { orm } = this.stage.haat.dependencies.database;
      const ties = { shopId: vendor.shop.id, vendorId: vendor.id, accountId: randomUUID(), id: randomUUID() };
      const table = { fileName: 'products.csv', source: 'Name\n', delimiter: ',', heads: ['Name'] };
      await orm
        .insert(importJobs)
        .values({ ...ties, ...table, columns: { title: 0 }, rows: 0, state: 'looked' });
      return ties.id;
    });
  product = (): Promise<MadeProduct> =>
    this.#once('product', async () => this.#make.aProduct({ vendor: await this.vendor(), price: 700 }));

  /** Somebody who helps the vendor, or at the shop's own desk. */
  helperId = (where: 'vendor' | 'shop' = 'vendor'): Promise<string> =>
    this.#once(`helper of the ${where}`, async () => {
      const at = where === 'vendor' ? { vendor: await this.vendor() } : {};
      const { id } = await this.#make.aHelper({ ...at, seesMoney: false });
      const { orm } = this.stage.haat.dependencies.database;
      const [made] = await orm.select({ id: helpers.id }).from(helpers).where(eq(helpers.accountId, id));
      return made!.id;
    });

  /** The token of an invitation to help the vendor. */
  invitation = (): Promise<string> =>
    this.#once('invitation', async () => {
      const token = newToken();
      const { id: vendorId } = await this.vendor();
      await this.stage.haat.dependencies.database.orm.insert(helpers).values({
        ...{ shopId: this.stage.here.id, vendorId, email: `${randomUUID()}@example.np`, seesMoney: false },
        ...{ tokenHash: hashOf(token), expiresAt: new Date(Date.now() + 60_000) },
      });
      return token;
    });

  /** Something to wait for. */
  soldOut = (): Promise<MadeProduct> =>
    this.#once('sold out', async () => this.#make.aProduct({ vendor: await this.vendor(), stock: 0 }));

  /** A category in which nothing lies. */
  category = (): Promise<MadeCategory> => this.#once('category', () => this.#make.aCategory());

  /** A place of this shop to deliver to, without any area. */
  location = (): Promise<string> =>
    this.#once('location', async () => {
      const { haat } = this.stage;
      const place = { name: `City of ${randomUUID()}`, district: 'Kaski' };
      return (await haat.ask(saveDeliveryLocation, place, await this.person('admin'))).body.data._id;
    });

  messageId = (): Promise<string> =>
    this.#once('message', async () => {
      const row = {
        name: 'Hari Thapa',
        email: 'hari@example.np',
        message: 'Hello',
        language: 'en-US',
      } as const;
      const { orm } = this.stage.haat.dependencies.database;
      const [made] = await orm
        .insert(contactMessages)
        .values({ ...row, shopId: this.stage.here.id })
        .returning({ id: contactMessages.id });
      return made!.id;
    });

  areaId = (): Promise<string> =>
    this.#once('area', async () => (await this.#make.anArea({ shop: this.stage.here })).id);

  /** Whoever asks, as a request names them. */
  async asker(name: AskerName): Promise<Asker> {
    if (name === 'guest') return {};
    const { token, shop } = await this.person(name);
    return { token, shop: name === 'abroad' ? shop : this.stage.here };
  }

  person(name: Exclude<AskerName, 'guest'>): Promise<MadePerson> {
    const make = this.#make;
    const { elsewhere } = this.stage;
    return this.#once(name, async () => {
      if (name === 'seller') return make.aSeller(await this.vendor());
      if (name === 'rival') return make.aSeller(await make.aVendor());
      if (name === 'admin') return make.anAdmin();
      if (name === 'foreign' || name === 'abroad') return make.anAdmin({ shop: elsewhere });
      return make.aShopper({ firstName: name });
    });
  }

  owner = (): Promise<MadePerson> => this.person('owner');

  addressId = () =>
    this.#once(
      'address',
      async () =>
        (await this.#make.anAddress(await this.owner(), { phone: ownWords.phone, address: ownWords.address }))
          .id,
    );

  /** A pending order of the owner's, sold by `seller`. */
  order = () =>
    this.#once('order', async () => {
      const items = [{ productId: (await this.product()).id, quantity: 1 }];
      const { ask } = this.stage.haat;
      const { body } = await ask(
        placeOrder,
        { items, addressId: await this.addressId() },
        await this.owner(),
      );
      return body.data.orders[0]!;
    });

  /** What the owner and `seller` talk about. */
  conversation = async () => {
    const product = await this.product();
    return { user: (await this.owner()).id, vendor: product.vendor.id, product: product.id };
  };

  /** A question of the owner's that nobody has replied to. */
  question = () =>
    this.#once('question', async () => {
      const asked = { ...(await this.conversation()), content: ownWords.question };
      return (await this.stage.haat.ask(askQuestion, asked, await this.owner())).body.data;
    });

  /** What names an offer of the owner's that the seller has not answered. */
  offer = () =>
    this.#once('offer', async () => {
      const { vendor, product } = await this.conversation();
      const { ask } = this.stage.haat;
      const { body } = await ask(makeOffer, { vendor, product, amount: 600 }, await this.owner());
      return { offerId: body.data.offer!._id };
    });

  /** The same, with what the seller asks instead. */
  counter = async () => {
    const offer = await this.offer();
    const step = { ...offer, move: 'counter', amount: 650 } as const;
    await this.stage.haat.ask(answerOffer, step, await this.person('seller'));
    return offer;
  };

  /** A reply that `seller` keeps. */
  savedReply = async () => {
    const kept = { title: 'Price', content: 'It is {price}.' };
    return (await this.stage.haat.ask(keepReply, kept, await this.person('seller'))).body.data._id;
  };

  /** What the owner says of the product. */
  review = () =>
    this.#once('review', async () => {
      const said = { productId: (await this.product()).id, rating: 4 as const, description: 'Good' };
      return (await this.stage.haat.ask(addReview, said, await this.owner())).body.data;
    });

  /** A reply to it. */
  reviewToAnswer = async () => {
    const { _id: reviewId, updatedAt } = await this.review();
    return { reviewId, updatedAt, content: 'Thank you' };
  };

  blogPost = () =>
    this.#once('blog', async () => {
      const post = { slug: randomUUID(), title: 'How tea is made', publishedAt: new Date() };
      const [made] = await this.stage.haat.dependencies.database.orm
        .insert(blogPosts)
        .values({ ...post, shopId: this.stage.here.id })
        .returning({ id: blogPosts.id });
      return { slug: post.slug, id: made!.id };
    });

  sliderId = (): Promise<string> =>
    this.#once('slider', async () => {
      const [made] = await this.stage.haat.dependencies.database.orm
        .insert(sliders)
        .values({ shopId: this.stage.here.id, title: 'Tihar', image: '/uploads/slider/a-1600.webp' })
        .returning({ id: sliders.id });
      return made!.id;
    });

  /** All that this shop has. */
  sliderIds = async (): Promise<string[]> => {
    const made = await this.sliderId();
    const { body } = await this.stage.haat.ask(readFront, {}, await this.person('admin'));
    return [...new Set([...body.sliders.map(({ _id }) => _id), made])];
  };

  /** A picture that the shop keeps. */
  picture = async (): Promise<string> => {
    const key = 'slider/lamp-480.webp';
    const drawn = sharp({ create: { width: 8, height: 8, channels: 3, background: '#a3243b' } });
    await this.stage.haat.dependencies.uploads.put(key, await drawn.webp().toBuffer());
    return `/uploads/${key}`;
  };

  postId = async (): Promise<string> => (await this.blogPost()).id;

  /** A session of the owner's. */
  sessionId = async () => {
    const { body } = await this.stage.haat.ask(getSessions, {}, await this.owner());
    return body[0]!._id;
  };

  /** What the mail to a guest tells who has just ordered: it confirms the order. */
  guestSecret = () =>
    this.#once('guest order', async () => {
      const { haat } = this.stage;
      const email = `${randomUUID()}@example.np`;
      await quickOrder(haat, await this.product(), { email });
      const [letter] = await emailsTo(haat, email);
      return /\?confirm=([0-9a-f-]{36})/.exec(letter?.text ?? '')?.[1] ?? '';
    });

  /** The owner's order, which its seller has confirmed. */
  confirmed = () =>
    this.#once('confirmed', async () => {
      const { _id: orderId } = await this.order();
      const step = { orderId, status: 'confirmed' } as const;
      await this.stage.haat.ask(setOrderStatus, step, await this.person('seller'));
      return orderId;
    });

  /** Has the shop owe the vendor something. @returns whole rupees */
  owed = () =>
    this.#once('owed', async () => {
      const { orm } = this.stage.haat.dependencies.database;
      const { vendor } = await this.product();
      const posting = sumOf([{ ...sumOf([]), courierForSeller: -500, shopForSeller: 500 }]);
      await postEntries(orm, { shopId: this.stage.here.id, vendorId: vendor.id }, [
        { kind: 'handover', posting },
      ]);
      return 500;
    });

  /** Has the owner's order at the door: nothing of it is on the way any more. */
  async delivered(): Promise<void> {
    const { orm } = this.stage.haat.dependencies.database;
    const { _id } = await this.order();
    await orm.update(orders).set({ status: 'delivered' }).where(eq(orders.id, _id));
  }

  /** A token that was mailed to somebody who has just signed up. */
  async activationLink(): Promise<string> {
    const { id } = await this.#once('newcomer', () => this.#make.aShopper({ activated: false }));
    return this.#link({ accountId: id, purpose: 'activate' });
  }

  /** A token that was mailed to the owner. */
  async resetLink(): Promise<string> {
    return this.#link({ accountId: (await this.owner()).id, purpose: 'reset-password' });
  }

  /** What the owner's browser brings back from a provider. */
  async journeysEnd(): Promise<{ code: string; verifier: string }> {
    const verifier = newVerifier();
    const payload = { challenge: await challengeOf(verifier) };
    const link = { accountId: (await this.owner()).id, purpose: 'hand-over', payload } as const;
    return { code: await this.#link(link), verifier };
  }

  async #link(link: Omit<Parameters<typeof issueLink>[1], 'shopId'>): Promise<string> {
    const { haat, here } = this.stage;
    const { token } = await issueLink(haat.dependencies.database.orm, { ...link, shopId: here.id });
    return token;
  }

  /** What was mailed to somebody who wants the newsletter. */
  async subscriptionLink(): Promise<string> {
    const token = newToken();
    await this.stage.haat.dependencies.database.orm.insert(subscriptionRequests).values({
      ...{ shopId: this.stage.here.id, email: `${randomUUID()}@example.np`, language: 'en-US' },
      ...{ tokenHash: hashOf(token), expiresAt: new Date(Date.now() + 60_000) },
    });
    return token;
  }

  /** What ends the owner's newsletter. */
  leaveToken = () =>
    this.#once('newsletter', async () => {
      const leaveToken = newToken();
      const { email, shop } = await this.owner();
      await this.stage.haat.dependencies.database.orm
        .insert(subscribers)
        .values({ shopId: shop.id, email, language: 'en-US', leaveToken });
      return leaveToken;
    });

  /** Gives the owner one of everything that a shopper can have. */
  async furnish(): Promise<void> {
    const [{ ask }, owner, { id: productId }] = [this.stage.haat, await this.owner(), await this.product()];
    await this.order();
    await this.question();
    await this.leaveToken();
    await ask(addToWishlist, { productId }, owner);
    await ask(notifyOfStock, { productId: (await this.soldOut()).id }, owner);
    await this.review();
  }

  /** Words that stand nowhere but in what is the owner's. */
  async secrets(): Promise<string[]> {
    const { email, token } = await this.owner();
    return [email, token, ...Object.values(ownWords)];
  }
}
