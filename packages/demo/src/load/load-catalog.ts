import type { Db } from '@haat/api/core/database/database';
import { markIndexed, saveProductDocuments, starterTerms } from '@haat/api/features/catalog/service';
import { categories, productCounts, products, searchTerms } from '@haat/api/features/catalog/tables';
import { reviews } from '@haat/api/features/reviews/tables';
import { showChanges } from '@haat/api/features/stock/service';
import { stocks } from '@haat/api/features/stock/tables';
import { demoId } from '../shops/ids.ts';
import { colorInNepali, optionInNepali, propertyInNepali, sizeInNepali } from '../shops/in-nepali.ts';
import { categoryFile, ownerOf } from './load-pictures.ts';
import { shareStock } from '../shops/variant-stock.ts';
import type { DemoCategory, DemoProduct, DemoShop } from '../shops/types.ts';

export async function loadCatalog(db: Db, shop: DemoShop): Promise<void> {
  const shopId = shop.id;
  await loadCategories(db, shop);
  await db.insert(searchTerms).values(starterTerms.map((term) => ({ shopId, ...term })));
  await db.insert(products).values(shop.products.map((product) => ({ ...productRow(product), shopId })));
  await saveProductDocuments(
    db,
    shopId,
    shop.products.map(({ id }) => id),
  );
  await markIndexed(db, shopId);
  await db.insert(stocks).values(shop.products.flatMap(stockRows).map((row) => ({ ...row, shopId })));
  await showChanges(
    db,
    shopId,
    shop.products.map(({ id }) => id),
  );
  await loadReviews(db, shop);
}

function stockRows({ id: productId, slug, variants, inventory }: DemoProduct) {
  const { stockQuantity, lowStockThreshold, location } = inventory;
  const about = { productId, lowStockThreshold, location: location.en, locationNe: location.ne };
  if (!variants.some(({ size, color }) => size ?? color)) return [{ ...about, quantity: stockQuantity }];
  const shares = shareStock(slug, stockQuantity, variants);
  return variants.map(({ size, color }, at) => ({ ...about, size, color, quantity: shares[at] ?? 0 }));
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
      sizeNe: sizeInNepali(size),
      color: color ?? null,
      colorNe: colorInNepali(color),
      colorPicker: colorPicker ?? null,
      extraProperties: withIds(product, 'extra', extraProperties),
    })),
    specifications: withIds(product, 'specification', product.specifications),
    options: product.options.map(optionInNepali),
    attributes: withIds(product, 'attribute', product.attributes),
    inStock: product.inventory.stockQuantity > 0,
    createdAt: new Date(product.createdAt),
    updatedAt: new Date(product.createdAt),
  };
}

const withIds = (product: DemoProduct, kind: string, list: { name: string; value: string }[]) =>
  list.map((each) => ({ _id: demoId(kind, `${product.id}/${each.name}`), ...propertyInNepali(each) }));

async function loadReviews(db: Db, { id: shopId, products: list, reviews: said }: DemoShop): Promise<void> {
  if (said.length > 0) {
    const vendorOf = new Map(list.map(({ id, vendorId }) => [id, vendorId]));
    await db.insert(reviews).values(
      said.map(({ id, productId, personId, rating, reviewDescription, images, updatedAt }) => ({
        shopId,
        id,
        productId,
        accountId: personId,
        vendorId: vendorOf.get(productId)!,
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
