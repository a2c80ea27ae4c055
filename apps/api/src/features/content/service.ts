import { and, asc, desc, eq, gte, isNull, lte, or, sql } from 'drizzle-orm';
import type { FrontRow } from '@haat/contract/content/owning/front/schemas';
import type { BlogMark, Home, Popup, ShopBundle, ShopFrame, Slider } from '@haat/contract/content/schemas';
import type { Category } from '@haat/contract/catalog/schemas';
import type { getBlogPost } from '@haat/contract/content/calls';
import type { BothPageTexts } from '@haat/contract/content/messages/page-text';
import { maxSliders } from '@haat/contract/content/rules';
import type { PageName } from '@haat/contract/content/rules';
import type { Answer } from '@haat/contract/core/endpoint';
import { refusal } from '@haat/contract/core/problem';
import type { Db } from '../../core/database/database.ts';
import { preparedFor } from '../../core/database/prepared.ts';
import type { ShopMark } from '../../core/request-context.ts';
import { stateOfDistrict, states } from '../addresses/service.ts';
import { listCategories, newestProducts } from '../catalog/service.ts';
import type { PlacedCategory } from '../catalog/service.ts';
import { chosenRows, fillRows, usualRows } from './fill-front-rows.ts';
import type { Catalogs } from './fill-front-rows.ts';
import { blogPosts, pageTexts, popups, sliders } from './tables.ts';
import { findShop, readShop } from '../tenant/service.ts';

export { purgeOldMessages } from './owning/answer-messages.ts';

const bundleProducts = 48;
const blogsAmongOthers = 6;
const maxBlogs = 100;

/**
 * The shop that a path names: the one it is asked from, or another of this database.
 * @throws Refusal `no-such-shop`
 */
export async function shopNamed(db: Db, subdomain: string, asking: ShopMark): Promise<ShopMark> {
  if (subdomain === asking.subdomain) return asking;
  const found = await findShop(db, subdomain);
  if (!found) throw refusal('no-such-shop');
  return found;
}

/** What surrounds every page: profile, theme, choices and categories; null when the shop has just gone. */
export async function readFrame(db: Db, shopId: string): Promise<ShopFrame | null> {
  const [shop, placed] = await Promise.all([readShop(db, shopId), listCategories(db, shopId)]);
  if (!shop) return null;
  return {
    _id: shop.id,
    subdomain: shop.subdomain,
    profileDetails: shop.profile,
    theme: shop.theme,
    settings: shop.settings,
    categories: placed.map(({ category }) => category),
    footerItems: footerItemsOf(placed),
  };
}

export const inFooterOrder = (placed: PlacedCategory[]): Category[] =>
  placed
    .filter(({ footerPosition }) => footerPosition !== null)
    .sort((a, b) => Number(a.footerPosition) - Number(b.footerPosition))
    .map(({ category }) => category);

const footerItemsOf = (placed: PlacedCategory[]): ShopFrame['footerItems'] =>
  inFooterOrder(placed).map(({ slug, title, titleNe }) => ({ category: { slug, title, titleNe } }));

/** The shop data bundle (spec §3) around an already read frame. */
export async function readBundle(db: Db, frame: ShopFrame): Promise<ShopBundle> {
  const [products, sliders, popup, blogs] = await Promise.all([
    newestProducts(db, frame._id, frame.categories, bundleProducts),
    listSliders(db, frame._id),
    findPopup(db, frame._id),
    listBlogPosts(db, frame._id, blogsAmongOthers),
  ]);
  const { categories, profileDetails, footerItems, theme } = frame;
  return { categories, products, profileDetails, sliders, footerItems, popup, blogs, theme };
}

/** What an owner has written for the front page and chosen to show there; its rows have no products yet. */
export type HomeContent = Pick<Home, 'sliders' | 'popup'> & { rows: readonly FrontRow[] };

export async function readHomeContent(db: Db, shopId: string): Promise<HomeContent> {
  const [{ rows }, sliders, popup] = await Promise.all([
    chosenRows(db, shopId),
    listSliders(db, shopId),
    findPopup(db, shopId),
  ]);
  return { rows: rows ?? usualRows, sliders, popup };
}

/** What the front page shows besides the frame; rows without a product are left out. */
export async function readHome(
  db: Db,
  shopId: string,
  content: HomeContent,
  catalogs: Catalogs,
): Promise<Home> {
  const [rows, provinces] = await Promise.all([
    fillRows({ db, shopId, ...catalogs }, content.rows),
    productsOfProvinces(shopId, catalogs),
  ]);
  return { ...content, rows: rows.filter(({ products }) => products.length > 0), provinces };
}

// A shop of one town has no provinces to tell of.
const fewestProvinces = 3;

/** A product of each province in their order, from the maker who has been there longest; none of a few alone. */
async function productsOfProvinces(
  shopId: string,
  { cardsOf, newestOfDistricts }: Catalogs,
): Promise<Home['provinces']> {
  const found = await newestOfDistricts(shopId);
  const from = states.flatMap(({ place: { _id, name, nameNe } }) => {
    const first = found.find(({ district }) => stateOfDistrict(district)?._id === _id);
    return first ? { name, nameNe, productId: first.id } : [];
  });
  if (from.length < fewestProvinces) return [];
  const cards = await cardsOf(
    shopId,
    from.map(({ productId }) => productId),
  );
  return from.flatMap(({ productId, ...name }) => {
    const product = cards.find(({ _id }) => _id === productId);
    return product ? { ...name, product } : [];
  });
}

const shopSliders = preparedFor((db) =>
  db
    .select({
      _id: sliders.id,
      image: sliders.image,
      title: sliders.title,
      titleNe: sliders.titleNe,
      text: sliders.body,
      textNe: sliders.bodyNe,
      link: sliders.link,
      shade: sliders.shade,
    })
    .from(sliders)
    .where(eq(sliders.shopId, sql.placeholder('shopId')))
    .orderBy(asc(sliders.position), asc(sliders.id))
    .limit(maxSliders)
    .prepare('sliders'),
);

const listSliders = (db: Db, shopId: string): Promise<Slider[]> => shopSliders(db).execute({ shopId });

const today = sql`(now() at time zone 'Asia/Kathmandu')::date`;

const popupNow = preparedFor((db) =>
  db
    .select({
      _id: popups.id,
      image: popups.image,
      title: popups.title,
      titleNe: popups.titleNe,
      text: popups.body,
      textNe: popups.bodyNe,
      link: popups.link,
      lastDay: popups.lastDay,
    })
    .from(popups)
    .where(
      and(
        ...[eq(popups.shopId, sql.placeholder('shopId')), popups.active],
        or(isNull(popups.firstDay), lte(popups.firstDay, today)),
        or(isNull(popups.lastDay), gte(popups.lastDay, today)),
      ),
    )
    .orderBy(desc(popups.updatedAt))
    .limit(1)
    .prepare('popup'),
);

/** Of the active popups whose days are now the one that was changed last. */
async function findPopup(db: Db, shopId: string): Promise<Popup | null> {
  const [found] = await popupNow(db).execute({ shopId });
  return found ?? null;
}

const blogColumns = {
  _id: blogPosts.id,
  slug: blogPosts.slug,
  title: blogPosts.title,
  titleNe: blogPosts.titleNe,
  summary: blogPosts.summary,
  summaryNe: blogPosts.summaryNe,
  image: blogPosts.image,
  publishedAt: blogPosts.publishedAt,
};

const isPublished = and(
  eq(blogPosts.shopId, sql.placeholder('shopId')),
  lte(blogPosts.publishedAt, sql`now()`),
);

const published = preparedFor((db) =>
  db
    .select(blogColumns)
    .from(blogPosts)
    .where(isPublished)
    .orderBy(desc(blogPosts.publishedAt))
    .limit(sql.placeholder('most'))
    .prepare('blog posts'),
);

/** Published posts, newest first. */
export async function listBlogPosts(db: Db, shopId: string, most = maxBlogs): Promise<BlogMark[]> {
  return (await published(db).execute({ shopId, most })).map(dated);
}

const postAtSlug = preparedFor((db) =>
  db
    .select({ ...blogColumns, body: blogPosts.body, bodyNe: blogPosts.bodyNe })
    .from(blogPosts)
    .where(and(isPublished, eq(blogPosts.slug, sql.placeholder('slug'))))
    .limit(1)
    .prepare('blog post'),
);

export async function findBlogPost(
  db: Db,
  shopId: string,
  slug: string,
): Promise<Answer<typeof getBlogPost> | null> {
  const [found] = await postAtSlug(db).execute({ shopId, slug });
  return found ? dated(found) : null;
}

/** Of what the queries above found: they let nothing through that is not published. */
const dated = <Row extends { publishedAt: Date | null }>(row: Row) => ({
  ...row,
  publishedAt: row.publishedAt?.toISOString() ?? '',
});

const pageText = preparedFor((db) =>
  db
    .select({ text: pageTexts.text })
    .from(pageTexts)
    .where(and(eq(pageTexts.shopId, sql.placeholder('shopId')), eq(pageTexts.name, sql.placeholder('name'))))
    .prepare('page text'),
);

/** A page of words as its shop has written it anew; null where it is as it came. */
export async function findPageText(db: Db, shopId: string, name: PageName): Promise<BothPageTexts | null> {
  const [found] = await pageText(db).execute({ shopId, name });
  return found?.text ?? null;
}
