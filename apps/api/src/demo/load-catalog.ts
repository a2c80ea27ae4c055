import type { Db } from '../core/database/database.ts';
import { buildDocument } from '../features/catalog/search/document.ts';
import { readDictionary } from '../features/catalog/search/dictionary.ts';
import { starterTerms } from '../features/catalog/search/starter-terms.ts';
import { learnWords } from '../features/catalog/search/vocabulary.ts';
import { categories, productCounts, products, searchTerms } from '../features/catalog/tables.ts';
import { reviews } from '../features/reviews/tables.ts';
import { stocks } from '../features/stock/tables.ts';
import { demoId } from './ids.ts';
import { categoryFile, ownerOf } from './load-pictures.ts';
import type { DemoCategory, DemoProduct, DemoShop } from './types.ts';

/** What a demo shop sells, how many of it there are, and what shoppers said of it. */
export async function loadCatalog(db: Db, shop: DemoShop): Promise<void> {
  const shopId = shop.id;
  await loadCategories(db, shop);
  const found = shop.products.map((product) => [product, documentOf(product, shop)] as const);
  await db
    .insert(products)
    .values(found.map(([product, { doc }]) => ({ ...productRow(product), shopId, searchDoc: doc })));
  await db.insert(searchTerms).values(starterTerms.map((term) => ({ shopId, ...term })));
  await learnWords(
    db,
    shopId,
    found.flatMap(([, { vocabulary }]) => vocabulary),
  );
  await db.insert(stocks).values(
    shop.products.map(({ id: productId, inventory }) => ({
      shopId,
      productId,
      quantity: inventory.stockQuantity,
      lowStockThreshold: inventory.lowStockThreshold,
      location: inventory.location,
    })),
  );
  await loadReviews(db, shop);
}

async function loadCategories(db: Db, shop: DemoShop): Promise<void> {
  const adminId = ownerOf(shop);
  // A category must be there before what lies in it.
  for (const level of ['root', 'sub', 'inner']) {
    const rows = shop.categories.flatMap((category, position) =>
      category.level === level ? [categoryRow(shop, category, position)] : [],
    );
    if (rows.length > 0) await db.insert(categories).values(rows.map((row) => ({ ...row, adminId })));
  }
}

function categoryRow(shop: DemoShop, { id, slug, parentId, title, image }: DemoCategory, position: number) {
  const footer = shop.footerItems.indexOf(slug);
  return {
    shopId: shop.id,
    id,
    slug,
    parentId: parentId ?? null,
    title: title.en,
    titleNe: title.ne,
    image: categoryFile(image),
    position,
    footerPosition: footer < 0 ? null : footer,
  };
}

function productRow(product: DemoProduct) {
  return {
    id: product.id,
    vendorId: product.vendorId,
    categoryId: product.innerCatId,
    title: product.title,
    titleNe: product.titleNe ?? null,
    slug: product.slug,
    description: product.description,
    descriptionNe: product.descriptionNe ?? null,
    price: product.sellingPrice,
    markPrice: product.markPrice,
    images: product.images.map(({ name, altText, isPrimary, color }) => ({
      url: `/uploads/product/${name}-800.webp`,
      altText,
      isPrimary,
      color: color ?? null,
    })),
    videoUrl: product.videoUrl ?? null,
    variants: product.variants.map(({ size, color, colorPicker, extraProperties }) => ({
      size: size ?? null,
      color: color ?? null,
      colorPicker: colorPicker ?? null,
      extraProperties: withIds(product, 'extra', extraProperties),
    })),
    specifications: withIds(product, 'specification', product.specifications),
    options: product.options.map(({ name, value }) => ({ name, values: value.split(/\s*,\s*/) })),
    attributes: withIds(product, 'attribute', product.attributes),
    inStock: product.inventory.stockQuantity > 0,
    createdAt: new Date(product.createdAt),
    updatedAt: new Date(product.createdAt),
  };
}

const withIds = (product: DemoProduct, kind: string, list: { name: string; value: string }[]) =>
  list.map(({ name, value }) => ({ _id: demoId(kind, `${product.id}/${name}`), name, value }));

function documentOf(product: DemoProduct, shop: DemoShop) {
  const above: DemoCategory[] = [];
  for (let id: string | undefined = product.innerCatId; id !== undefined;) {
    const category = shop.categories.find((each) => each.id === id);
    if (category) above.push(category);
    id = category?.parentId;
  }
  const facts = {
    titles: [product.title, ...(product.titleNe ? [product.titleNe] : [])],
    vendor: shop.vendors.find(({ id }) => id === product.vendorId)?.shopName ?? '',
    categories: above.flatMap(({ title }) => [title.en, title.ne]),
    details: [
      product.description,
      product.descriptionNe ?? '',
      ...product.specifications.map(({ value }) => value),
      ...product.variants.map(({ color, size }) => `${color ?? ''} ${size ?? ''}`),
    ],
  };
  return buildDocument(facts, readDictionary(starterTerms));
}

async function loadReviews(db: Db, { id: shopId, products: list, reviews: said }: DemoShop): Promise<void> {
  if (said.length > 0) {
    await db.insert(reviews).values(
      said.map(({ id, productId, personId, rating, reviewDescription, images, updatedAt }) => ({
        shopId,
        id,
        productId,
        accountId: personId,
        rating,
        description: reviewDescription,
        images: images.map((name) => ({ fileName: `${name}-800.webp` })),
        createdAt: new Date(updatedAt),
        updatedAt: new Date(updatedAt),
      })),
    );
  }
  await db.insert(productCounts).values(
    list.map(({ id: productId, views }) => {
      const ratings = said.filter((review) => review.productId === productId).map(({ rating }) => rating);
      const ratingSum = ratings.reduce<number>((sum, rating) => sum + rating, 0);
      return { shopId, productId, views, ratings: ratings.length, ratingSum };
    }),
  );
}
