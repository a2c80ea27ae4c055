import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type {
  readFront as contract,
  saveFooterItems,
  savePopup,
} from '@haat/contract/content/owning/front/calls';
import type { EditedPopup } from '@haat/contract/content/owning/front/schemas';
import type { Answer, ParsedInput } from '@haat/contract/core/endpoint';
import { refusal } from '@haat/contract/core/problem';
import { recordChange } from '../../../core/audit/record-change.ts';
import type { Actor } from '../../../core/audit/record-change.ts';
import type { Db } from '../../../core/database/database.ts';
import { listCategories, setFooterOrder } from '../../catalog/service.ts';
import { inFooterOrder } from '../service.ts';
import { popups, sliders } from '../tables.ts';
import { editedSlider } from './edit-sliders.ts';

type PopupRow = typeof popups.$inferSelect;

/** All of the front page that an owner sets. */
export async function readFront(db: Db, shopId: string): Promise<Answer<typeof contract>> {
  const [rows, [popup], placed] = await Promise.all([
    db
      .select()
      .from(sliders)
      .where(eq(sliders.shopId, shopId))
      .orderBy(asc(sliders.position), asc(sliders.id)),
    popupOf(db, shopId),
    listCategories(db, shopId),
  ]);
  return {
    sliders: rows.map(editedSlider),
    popup: popup ? editedPopup(popup) : null,
    categories: placed.map(({ category: { _id, title, titleNe } }) => ({ _id, title, titleNe })),
    footerItems: inFooterOrder(placed).map(({ _id }) => _id),
  };
}

/** The one that is shown, or else the one that was changed last. */
const popupOf = (db: Db, shopId: string) =>
  db
    .select()
    .from(popups)
    .where(eq(popups.shopId, shopId))
    .orderBy(desc(popups.active), desc(popups.updatedAt))
    .limit(1);

/**
 * Sets the popup and when it is shown.
 * @throws Refusal `changed-meanwhile`; `invalid-input` where its last day is before its first
 */
export const changePopup = (
  db: Db,
  actor: Actor,
  { version, ...said }: ParsedInput<typeof savePopup>,
): Promise<EditedPopup> =>
  db.transaction(async (tx) => {
    const { image = null, titleNe = null, link = null, firstDay = null, lastDay = null } = said;
    if (firstDay !== null && lastDay !== null && lastDay < firstDay)
      throw refusal('invalid-input', {
        fields: { lastDay: 'Please choose a day that is not before the first.' },
      });
    const [before] = await popupOf(tx, actor.shopId).for('update');
    if ((before?.version ?? 0) !== version) throw refusal('changed-meanwhile');
    const { title, text: body, active } = said;
    const values = {
      ...{ image, title, titleNe, body, bodyNe: said.textNe || null, link, active, firstDay, lastDay },
      version: version + 1,
      updatedAt: sql`now()`,
    };
    const [after] = await (before
      ? tx
          .update(popups)
          .set(values)
          .where(and(eq(popups.shopId, actor.shopId), eq(popups.id, before.id)))
          .returning()
      : tx
          .insert(popups)
          // The first one has the shop's own id: of two who are the first to make it, one is faster.
          .values({ ...values, id: actor.shopId, shopId: actor.shopId })
          .onConflictDoNothing()
          .returning());
    if (!after) throw refusal('changed-meanwhile');
    await recordChange(tx, actor, {
      ...{ kind: 'popup', thing: { id: after.id, name: after.title } },
      ...{ before: before ? auditedFields(before) : null, after: auditedFields(after) },
    });
    return editedPopup(after);
  });

/** Sets which categories the shop names first. @throws Refusal `changed-meanwhile`, `not-found` */
export const changeFooter = (
  db: Db,
  actor: Actor,
  { categoryIds, seen }: ParsedInput<typeof saveFooterItems>,
): Promise<void> =>
  db.transaction(async (tx) => {
    const { before, after } = await setFooterOrder(tx, actor.shopId, { ids: categoryIds, seen });
    const titles = (all: { title: string }[]) => ({ categories: all.map(({ title }) => title) });
    await recordChange(tx, actor, { kind: 'footer', before: titles(before), after: titles(after) });
  });

const editedPopup = ({ id, body, bodyNe, ...row }: PopupRow): EditedPopup => ({
  ...{ _id: id, version: row.version, image: row.image, title: row.title, titleNe: row.titleNe },
  ...{ text: body, textNe: bodyNe, link: row.link, active: row.active },
  ...{ firstDay: row.firstDay, lastDay: row.lastDay },
});

const auditedFields = (row: PopupRow): object => {
  const { _id, version, ...said } = editedPopup(row);
  return said;
};
