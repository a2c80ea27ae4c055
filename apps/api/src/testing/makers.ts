import type { Role } from '@haat/contract/core/session';
import { tags } from '../core/cache/cache.ts';
import type { Changes } from '../core/cache/cache.ts';
import type { Db } from '../core/database/database.ts';
import { v7 } from '../core/ids.ts';
import { createAccount } from '../features/account/service.ts';
import type { NewAccount } from '../features/account/service.ts';
import { helpers } from '../features/account/tables.ts';
import { openSession } from '../features/account/sessions/sessions.ts';
import {
  addresses,
  deliveryAreas,
  deliveryLocations,
  deliverySettings,
} from '../features/addresses/tables.ts';
import { saveProductDocuments } from '../features/catalog/search-documents.ts';
import { categories, products, searchTerms } from '../features/catalog/tables.ts';
import { shops } from '../features/tenant/tables.ts';
import { showChanges } from '../features/stock/service.ts';
import { stocks } from '../features/stock/tables.ts';
import { vendors } from '../features/vendors/tables.ts';
import { cheapHash } from './cheap-hash.ts';

type Row<T extends { $inferInsert: object }> = Partial<Omit<T['$inferInsert'], 'shopId' | 'id'>>;
type InShop = { shop?: MadeShop };
type AboutProduct = Row<typeof products> &
  InShop & {
    vendor?: MadeVendor;
    category?: MadeCategory;
    stock?: number;
    /** Pieces by variant, instead of those of the whole product. */
    stockOf?: { size?: string; color?: string; quantity: number }[];
  };
type AboutPerson = Partial<Omit<NewAccount, 'shopId' | 'role'>> & InShop;

interface HelpsAt {
  vendor?: MadeVendor;
  seesMoney: boolean;
}

export type MadeShop = { id: string; subdomain: string };
export type MadeVendor = { id: string; shopName: string; slug: string; shop: MadeShop };
export type MadeCategory = { id: string; slug: string; title: string; shop: MadeShop };
export type MadeProduct = {
  id: string;
  slug: string;
  title: string;
  price: number;
  vendor: MadeVendor;
  shop: MadeShop;
};
export type MadePerson = { id: string; email: string; password: string; token: string; shop: MadeShop };
export type MadeArea = { id: string; areaName: string; deliveryFee: number; shop: MadeShop };

/** The password of everyone who is made here. */
const password = 'a good password';
const passwordHash = cheapHash(password);

/**
 * Makers of what a test needs, each with sensible values for whatever is not said. Without a shop they fill the
 * first one; without a vendor or category a product gets the first of its shop. Money in whole rupees.
 */
export class Makers {
  readonly #orm: Db;
  readonly #changes: Changes;
  #firstShop: MadeShop | undefined;
  readonly #firstVendors = new Map<string, Promise<MadeVendor>>();
  readonly #firstCategories = new Map<string, Promise<MadeCategory>>();
  #count = 0;

  constructor(orm: Db, changes: Changes) {
    this.#orm = orm;
    this.#changes = changes;
  }

  get #shop(): MadeShop {
    if (!this.#firstShop) throw new Error('make a shop first');
    return this.#firstShop;
  }

  #next(): number {
    this.#count += 1;
    return this.#count;
  }

  async aShop(row: Row<typeof shops> = {}): Promise<MadeShop> {
    const subdomain = row.subdomain ?? `shop-${this.#next()}`;
    const shop = { id: v7(), subdomain };
    this.#firstShop ??= shop;
    const settings = { quickViewRating: 'fixed', loginToOpenProduct: 'on', newsletter: 'local' } as const;
    await this.#orm.insert(shops).values({ shopName: `The shop ${subdomain}`, settings, ...row, ...shop });
    this.#changes.announce([tags.shop(shop.id)]);
    return shop;
  }

  async aVendor({ shop = this.#shop, ...row }: Row<typeof vendors> & InShop = {}): Promise<MadeVendor> {
    const n = this.#next();
    const vendor = { id: v7(), shopName: row.shopName ?? `Vendor ${n}`, slug: row.slug ?? `vendor-${n}` };
    await this.#orm.insert(vendors).values({ since: '2020-01-01', ...row, ...vendor, shopId: shop.id });
    this.#changes.announce([tags.vendors(shop.id)]);
    return { ...vendor, shop };
  }

  async aCategory({
    shop = this.#shop,
    ...row
  }: Row<typeof categories> & InShop = {}): Promise<MadeCategory> {
    const n = this.#next();
    const category = { id: v7(), slug: row.slug ?? `category-${n}`, title: row.title ?? `Category ${n}` };
    const values = { adminId: v7(), position: n, ...row, ...category, shopId: shop.id };
    await this.#orm.insert(categories).values(values);
    this.#changes.announce([tags.categories(shop.id), tags.lists(shop.id)]);
    return { ...category, shop };
  }

  /** A word of the shop's search that means another one. */
  async aTerm(shop = this.#shop): Promise<string> {
    const word = `word ${this.#next()}`;
    await this.#orm.insert(searchTerms).values({ shopId: shop.id, word, means: ['another'] });
    return word;
  }

  /** A product on sale that can be listed, searched and bought; `stock` pieces of it, 10 unless told. */
  async aProduct(about: AboutProduct = {}): Promise<MadeProduct> {
    const { vendor, category, stock = 10, stockOf, ...row } = about;
    const shop = about.shop ?? vendor?.shop ?? category?.shop ?? this.#shop;
    const [seller, listedIn] = [
      vendor ?? (await firstOf(this.#firstVendors, shop, () => this.aVendor({ shop }))),
      category ?? (await firstOf(this.#firstCategories, shop, () => this.aCategory({ shop }))),
    ];
    const n = this.#next();
    const { title = `Product ${n}`, slug = `product-${n}`, price = 1_000 } = row;
    const product = { id: v7(), title, slug, price };
    const ties = { shopId: shop.id, vendorId: seller.id, categoryId: listedIn.id };
    await this.#orm
      .insert(products)
      .values({ markPrice: price, inStock: stock > 0, ...row, ...product, ...ties });
    const counted = (stockOf ?? [{ quantity: stock }]).map((each) => ({ ...each, productId: product.id }));
    await this.#orm.insert(stocks).values(counted.map((each) => ({ ...each, shopId: shop.id })));
    if (stockOf) await showChanges(this.#orm, shop.id, [product.id]);
    await saveProductDocuments(this.#orm, shop.id, [product.id]);
    this.#changes.announce([tags.product(shop.id, product.id)]);
    return { ...product, vendor: seller, shop };
  }

  /** Someone with an account and an open session. */
  aShopper(about: AboutPerson = {}): Promise<MadePerson> {
    return this.#person('shopper', about);
  }

  aSeller(vendor: MadeVendor, about: AboutPerson = {}): Promise<MadePerson> {
    return this.#person('vendor', { shop: vendor.shop, ...about, vendorId: vendor.id });
  }

  anAdmin(about: AboutPerson = {}): Promise<MadePerson> {
    return this.#person('admin', about);
  }

  /** Somebody who helps at a vendor's desk, or at the shop's own where none is named. */
  async aHelper({ vendor, seesMoney, ...about }: HelpsAt & AboutPerson): Promise<MadePerson> {
    const person = await this.aShopper({ ...(vendor && { shop: vendor.shop }), ...about });
    await this.#orm.insert(helpers).values({
      ...{ shopId: person.shop.id, vendorId: vendor?.id ?? null, email: person.email, seesMoney },
      ...{ tokenHash: person.id, expiresAt: new Date(), accountId: person.id, joinedAt: new Date() },
    });
    return person;
  }

  async #person(role: Role, { shop = this.#shop, ...row }: AboutPerson): Promise<MadePerson> {
    const email = row.email ?? `${role}-${this.#next()}@example.np`;
    const names = { firstName: 'Sita', lastName: 'Rai' };
    const account = { ...names, activated: true, passwordHash, ...row, email, role };
    const id = await createAccount(this.#orm, { ...account, shopId: shop.id });
    const token = await openSession(this.#orm, { shopId: shop.id, accountId: id });
    return { id, email, password, token, shop };
  }

  /** Sets a shop's delivery terms; a shop without them delivers by area. */
  async deliversBy({ shop = this.#shop, ...row }: Row<typeof deliverySettings> & InShop): Promise<void> {
    await this.#orm
      .insert(deliverySettings)
      .values({ ...row, shopId: shop.id })
      .onConflictDoUpdate({ target: deliverySettings.shopId, set: row });
    this.#changes.announce([tags.delivery(shop.id)]);
  }

  /** A place to deliver to, in Kaski unless told, with one area in it; 100 rupees unless told. */
  async anArea(
    about: Row<typeof deliveryAreas> & InShop & { district?: string; province?: string } = {},
  ): Promise<MadeArea> {
    const { shop = this.#shop, district = 'Kaski', province = 'Gandaki', ...own } = about;
    const place = { id: v7(), name: `City ${this.#next()}`, district, province };
    const area = { deliveryFee: 100, areaName: `Area ${this.#next()}`, ...own, id: v7() };
    await this.#orm.insert(deliveryLocations).values({ ...place, shopId: shop.id });
    const row = { ...area, locationId: place.id, shopId: shop.id };
    await this.#orm.insert(deliveryAreas).values(row);
    this.#changes.announce([tags.delivery(shop.id)]);
    return { ...area, shop };
  }

  /** An address of somebody, in an area or, without one, by standard delivery. */
  async anAddress(
    person: MadePerson,
    { deliveryArea, ...row }: Row<typeof addresses> & { deliveryArea?: MadeArea } = {},
  ): Promise<{ id: string }> {
    const id = v7();
    const { shop, email, id: accountId } = person;
    const mode = {
      deliveryMode: deliveryArea ? 'custom' : 'standard',
      deliveryAreaId: deliveryArea?.id ?? null,
    } as const;
    const owner = { shopId: shop.id, accountId, id };
    await this.#orm.insert(addresses).values({ ...someAddress, email, ...mode, ...row, ...owner });
    return { id };
  }
}

const someAddress = {
  title: 'Home',
  fullName: 'Sita Rai',
  phone: '9841234567',
  address: 'Lakeside 6',
  area: 'Baidam',
  message: 'Ring twice',
  province: 'Gandaki',
  city: 'Pokhara',
};

/** What was made first for a shop, made now where there is none. */
function firstOf<T>(kept: Map<string, Promise<T>>, shop: MadeShop, make: () => Promise<T>): Promise<T> {
  const found = kept.get(shop.id) ?? make();
  kept.set(shop.id, found);
  return found;
}
