import { asc, eq } from 'drizzle-orm';
import type { Category } from '@haat/contract/catalog/schemas';
import type { Db } from '../../core/database/database.ts';
import { categories } from './tables.ts';

export interface PlacedCategory {
  category: Category;
  footerPosition: number | null;
}

export async function listCategories(db: Db, shopId: string): Promise<PlacedCategory[]> {
  const rows = await db
    .select()
    .from(categories)
    .where(eq(categories.shopId, shopId))
    .orderBy(asc(categories.position), asc(categories.title));
  return rows.map(({ id, title, titleNe, slug, image, adminId, parentId, footerPosition }) => ({
    category: { _id: id, id, title, titleNe, slug, image, adminId, parentId },
    footerPosition,
  }));
}
