import { and, eq, isNotNull } from 'drizzle-orm';
import { refusal } from '@haat/contract/core/problem';
import type { Db } from '../../core/database/database.ts';
import { lockCategories } from './owning/held-categories.ts';
import { categories } from './tables.ts';

interface Named {
  id: string;
  title: string;
}

/**
 * Sets which categories the shop names first, and in which order.
 * @param seen the ids as they were when somebody decided that
 * @returns those that were named before, and those that are named now
 * @throws Refusal `changed-meanwhile` where others were named by then, `not-found` for a category that the shop does not have
 */
export async function setFooterOrder(
  tx: Db,
  shopId: string,
  { ids, seen }: { ids: string[]; seen: string[] },
): Promise<{ before: Named[]; after: Named[] }> {
  const { id, title, footerPosition } = categories;
  // Of two who set it one waits, also where the other one moves categories.
  await lockCategories(tx, shopId);
  const all = await tx
    .select({ id, title, footerPosition })
    .from(categories)
    .where(eq(categories.shopId, shopId));
  const before = all
    .filter((each) => each.footerPosition !== null)
    .sort((one, other) => Number(one.footerPosition) - Number(other.footerPosition));
  if (before.map((each) => each.id).join() !== seen.join()) throw refusal('changed-meanwhile');
  const after = [...new Set(ids)].map((wanted) => {
    const found = all.find((each) => each.id === wanted);
    if (!found) throw refusal('not-found');
    return found;
  });
  await tx
    .update(categories)
    .set({ footerPosition: null })
    .where(and(eq(categories.shopId, shopId), isNotNull(footerPosition)));
  for (const [at, each] of after.entries())
    await tx
      .update(categories)
      .set({ footerPosition: at })
      .where(and(eq(categories.shopId, shopId), eq(id, each.id)));
  return { before, after };
}
