import { sql } from 'drizzle-orm';
import type { Db } from '../../../core/database/database.ts';
import { inside } from './held-categories.ts';
import type { CategoryRow } from './held-categories.ts';

/**
 * Writes down the order of categories beside one another, which count from 0 without a gap, and has the footer follow it,
 * whose order the roots are shown in on every page (spec §3).
 * @param all the shop's categories as they are to be, those beside one another in order
 */
export async function placeCategories(tx: Db, shopId: string, all: readonly CategoryRow[]): Promise<void> {
  const footer = new Map(footerOf(all).map((id, at) => [id, at]));
  const places = [...Map.groupBy(all, ({ parentId }) => parentId).values()].flatMap((group) =>
    group.map((row, position) => ({ row, position, footerPosition: footer.get(row.id) ?? null })),
  );
  const moved = places
    .filter(
      ({ row, ...place }) => row.position !== place.position || row.footerPosition !== place.footerPosition,
    )
    .map(({ row: { id }, ...place }) => ({ id, ...place }));
  if (moved.length === 0) return;
  await tx.execute(sql`
    update categories set position = placed.position, footer_position = placed."footerPosition"
    from jsonb_to_recordset(${JSON.stringify(moved)}::text::jsonb)
      as placed(id uuid, position int, "footerPosition" int)
    where categories.shop_id = ${shopId} and categories.id = placed.id`);
}

/**
 * What the footer names, in order: as before, the roots among it in their order now. A root that stands before one of
 * those joins them, or pages would show it behind.
 */
function footerOf(all: readonly CategoryRow[]): string[] {
  const named = all
    .filter(({ footerPosition }) => footerPosition !== null)
    .sort((one, other) => Number(one.footerPosition) - Number(other.footerPosition));
  const roots = inside(all, null);
  const rest = roots.slice(0, roots.findLastIndex(({ footerPosition }) => footerPosition !== null) + 1);
  const lastRoot = named.findLastIndex(({ parentId }) => parentId === null);
  return named.flatMap((each, at) => {
    if (each.parentId !== null) return each.id;
    return (at === lastRoot ? rest : rest.splice(0, 1)).map(({ id }) => id);
  });
}
