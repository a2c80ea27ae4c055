import type { Database } from '@haat/api/core/database/database';
import { Changes } from '@haat/api/core/cache/cache';
import { v7 } from '@haat/api/core/ids';
import { readDictionary } from '@haat/api/features/catalog/search/dictionary';
import { buildDocument } from '@haat/api/features/catalog/search/document';
import { learnWords } from '@haat/api/features/catalog/search/vocabulary';
import { markIndexed, starterTerms } from '@haat/api/features/catalog/service';
import { categories, searchTerms } from '@haat/api/features/catalog/tables';
import { blogPosts } from '@haat/api/features/content/tables';
import { shops } from '@haat/api/features/tenant/tables';
import { vendors } from '@haat/api/features/vendors/tables';
import { Makers } from '@haat/api/testing/makers';
import { MarketWords, random, searchesOf } from './words.ts';

const madeAtOnce = 1_000;
/** Of any size, so that menus and filters are as long in a small shop as in a large one. */
const [roots, leaves, fewestSellers] = [8, 6, 60];
/** A small shop has products in few categories, and a third of them from one seller, so that a page of 24 is full there. */
const [fewCategories, ofFirstSeller] = [4, 0.3];
const sizeSets = [
  [],
  [],
  [],
  ['S', 'M', 'L', 'XL'],
  ['M', 'L'],
  ['38', '39', '40', '41', '42'],
  ['36', '37', '38'],
];
const colours = ['Red', 'Blue', 'Green', 'Black', 'White', 'Maroon', 'Grey', 'Yellow'];

/** A shop that was stocked, and what to ask of it. */
export interface Stocked {
  size: number;
  shopId: string;
  subdomain: string;
  categories: string[];
  /** Every category that has products. */
  allCategories: string[];
  /** A category with others below it. */
  root: string;
  vendors: string[];
  /** Who sells as the first of them, and the version of what that one says of itself. */
  seller: { token: string; version: number };
  /** Who owns the shop, and the version of the rows of its front page. */
  owner: { token: string; version: number };
  posts: string[];
  slugs: string[];
  searches: string[];
  /** Other ones, for pages: what was searched for before is kept. */
  pageSearches: string[];
}

/** Makes a shop of so many products, with words spread as a market's are. */
export async function stock(database: Database, subdomain: string, count: number): Promise<Stocked> {
  const { orm, sql } = database;
  const next = random(count);
  const words = new MarketWords(next);
  const oneOf = <T>(all: T[]): T => all[Math.floor(next() * all.length)]!;
  const shopId = v7();
  const settings = { quickViewRating: 'real', loginToOpenProduct: 'off', newsletter: 'stored' } as const;
  await orm.insert(shops).values({ id: shopId, subdomain, shopName: `Shop of ${count}`, settings });
  await orm.insert(searchTerms).values(starterTerms.map((term) => ({ shopId, ...term })));
  const sellers = Array.from({ length: Math.max(fewestSellers, Math.round(count / 330)) }, (_, n) => ({
    ...{ shopId, id: v7(), slug: `seller-${n}`, shopName: `${words.draw()} ${n}`, since: '2020-01-01' },
  }));
  for (let at = 0; at < sellers.length; at += 500)
    await orm.insert(vendors).values(sellers.slice(at, at + 500));
  const tree = Array.from({ length: roots }, (_, n) => ({
    id: v7(),
    title: `${words.draw()} ${n}`,
    slug: `root-${n}`,
  }));
  const inner = tree.flatMap((root, r) =>
    Array.from({ length: leaves }, (_, n) => ({
      ...{
        id: v7(),
        parentId: root.id,
        root,
        title: `${words.draw()} ${words.draw()}`,
        slug: `leaf-${r}-${n}`,
      },
    })),
  );
  const adminId = v7();
  for (const level of [tree, inner])
    await orm.insert(categories).values(
      level.map(({ title, slug, id, ...rest }) => ({
        ...{ shopId, adminId, id, title, slug },
        ...('parentId' in rest && { parentId: String(rest.parentId) }),
      })),
    );
  const isSmall = count < 1_000;
  const used = isSmall ? inner.slice(0, fewCategories) : inner;
  const dictionary = readDictionary(starterTerms);
  const vocabulary = new Set<string>();
  const titles: string[] = [];
  for (let done = 0; done < count; done += madeAtOnce) {
    const rows = Array.from({ length: Math.min(madeAtOnce, count - done) }, (_, n) => {
      const vendor = isSmall && next() < ofFirstSeller ? sellers[0]! : oneOf(sellers);
      const category = oneOf(used);
      const title = words.some(3 + Math.floor(next() * 4)).join(' ');
      const description = words.some(25).join(' ');
      const mark = 100 + Math.floor(next() ** 3 * 50_000);
      const [sizes, own] = [oneOf(sizeSets), next() < 0.5 ? [] : [oneOf(colours), oneOf(colours)]];
      const variants = (sizes.length > 0 ? sizes : [null]).flatMap((size) =>
        (own.length > 0 ? [...new Set(own)] : [null]).flatMap((color) =>
          size || color ? [{ size, color, colorPicker: null, extraProperties: [] }] : [],
        ),
      );
      const found = buildDocument(
        {
          titles: [title],
          vendors: [vendor.shopName],
          categories: [category.root.title, category.title],
          choices: [...sizes, ...own],
          details: [description],
        },
        dictionary,
        shopId,
      );
      for (const word of found.vocabulary) vocabulary.add(word);
      titles.push(title);
      return {
        ...{ id: v7(), vendor_id: vendor.id, category_id: category.id, title, description, variants },
        ...{ slug: `p-${done + n}`, price: next() < 0.3 ? Math.round(mark * 0.8) : mark, mark_price: mark },
        ...{
          in_stock: next() < 0.9,
          doc: found.doc,
          age: Math.floor(next() * 3e7),
          views: Math.floor(next() ** 4 * 500),
        },
      };
    });
    const json = JSON.stringify(rows);
    await sql`
      with made as (
        select * from json_to_recordset(${json}::json) as r (id uuid, vendor_id uuid, category_id uuid, title text, description text,
          variants jsonb, slug text, price int, mark_price int, in_stock bool, doc text, age int, views int)
      ), kept as (
        insert into products (shop_id, id, vendor_id, category_id, title, description, variants, slug, price, mark_price, in_stock, search_doc, created_at)
        select ${shopId}, id, vendor_id, category_id, title, description, variants, slug, price, mark_price, in_stock, doc::tsvector,
          now() - make_interval(secs => age) from made
        returning id
      )
      select count(*) from kept`;
    await sql`
      insert into product_counts (shop_id, product_id, views)
      select ${shopId}, id, views from json_to_recordset(${json}::json) as r (id uuid, views int) where views > 0`;
  }
  const learnt = [...vocabulary];
  for (let at = 0; at < learnt.length; at += 2_000)
    await learnWords(orm, shopId, learnt.slice(at, at + 2_000));
  await markIndexed(orm, shopId);
  const asked = Math.min(count, 120);
  const slugs = Array.from({ length: asked }, (_, n) => `p-${Math.floor((n * count) / asked)}`);
  const posts = Array.from({ length: 60 }, (_, n) => ({
    ...{ shopId, id: v7(), slug: `post-${n}`, title: words.some(6).join(' '), publishedAt: new Date() },
    ...{ summary: words.some(20).join(' '), body: `<p>${words.some(300).join(' ')}</p>` },
  }));
  await orm.insert(blogPosts).values(posts);
  const make = new Makers(orm, new Changes());
  const shop = { id: shopId, subdomain };
  const [seller, owner] = [await make.aSeller({ ...sellers[0]!, shop }), await make.anAdmin({ shop })];
  return {
    ...{ size: count, shopId, subdomain },
    categories: [used[0]!.slug, used.at(-1)!.slug],
    allCategories: used.map(({ slug }) => slug),
    root: tree[0]!.slug,
    seller: { token: seller.token, version: 1 },
    owner: { token: owner.token, version: 0 },
    vendors: [sellers[0]!.slug, ...(isSmall ? [] : [sellers.at(-1)!.slug])],
    posts: posts.map(({ slug }) => slug),
    slugs: [...new Set(slugs)],
    searches: searchesOf(words, titles, next),
    pageSearches: searchesOf(words, titles, next),
  };
}
