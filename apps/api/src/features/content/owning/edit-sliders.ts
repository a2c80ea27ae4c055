import { buffer } from 'node:stream/consumers';
import { and, asc, count, eq, max, sql } from 'drizzle-orm';
import type { saveSlider } from '@haat/contract/content/owning/front/calls';
import type { EditedSlider } from '@haat/contract/content/owning/front/schemas';
import { maxSliders } from '@haat/contract/content/rules';
import type { ParsedInput } from '@haat/contract/core/endpoint';
import { refusal } from '@haat/contract/core/problem';
import { recordChange, recordRowChange } from '../../../core/audit/record-change.ts';
import type { Actor } from '../../../core/audit/record-change.ts';
import type { Db } from '../../../core/database/database.ts';
import { holdUntilTheEnd } from '../../../core/database/one-at-a-time.ts';
import { v7 } from '../../../core/ids.ts';
import { claimOf, once } from '../../../core/idempotency/idempotency.ts';
import { darkestColour } from '../../../core/uploads/darkest-colour.ts';
import type { Uploads } from '../../../core/uploads/uploads.ts';
import { sliders } from '../tables.ts';

type SliderRow = typeof sliders.$inferSelect;

/**
 * Adds a slider after the others, or changes one; once for each key.
 * @throws Refusal `not-found`, `changed-meanwhile`, `too-many-slides`; `invalid-input` for a picture that is not there
 */
export async function changeSlider(
  { orm, uploads }: { orm: Db; uploads: Uploads },
  { key, ...actor }: Actor & { key: string | null },
  input: ParsedInput<typeof saveSlider>,
): Promise<EditedSlider> {
  const { _id, version, text, textNe, titleNe = null, link = null, ...said } = input;
  const shade = await shadeOf(uploads, said.image);
  const values = { ...said, titleNe, link, body: text, bodyNe: textNe || null, shade };
  return once(orm, claimOf({ ...actor, path: 'slider', key }, input), async (tx) => {
    const before = _id === undefined ? null : await hold(tx, actor, _id);
    if (before && before.version !== version) throw refusal('changed-meanwhile');
    const after = before ? await change(tx, before, values) : await add(tx, actor, values);
    await note(tx, actor, before, after);
    return editedSlider(after);
  });
}

/** Sets the order of the sliders. @throws Refusal `changed-meanwhile` where others are there by now than those that are named */
export const orderSliders = (db: Db, actor: Actor, ids: string[]): Promise<void> =>
  db.transaction(async (tx) => {
    const all = await held(tx, actor.shopId);
    const wanted = ids.map((id) => all.find((each) => each.id === id)).filter((each) => each !== undefined);
    if (new Set(wanted).size !== all.length || ids.length !== all.length) throw refusal('changed-meanwhile');
    for (const [position, { id }] of wanted.entries())
      await tx.update(sliders).set({ position }).where(isSlider(actor.shopId, id));
    const titles = (rows: SliderRow[]) => ({ order: rows.map(({ title }) => title) });
    await recordChange(tx, actor, { kind: 'slider', before: titles(all), after: titles(wanted) });
  });

/** @throws Refusal `not-found` */
export const deleteSlider = (db: Db, actor: Actor, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    const before = await hold(tx, actor, id);
    await tx.delete(sliders).where(isSlider(actor.shopId, before.id));
    await note(tx, actor, before, null);
  });

/** The darkest colour of a picture that the shop keeps; words stand on it. */
async function shadeOf(uploads: Uploads, image: string): Promise<string> {
  const found = await uploads.get(image.replace(/^\/uploads\//, ''));
  if (!found) throw refusal('invalid-input', { fields: { image: 'Please choose a picture.' } });
  return darkestColour(await buffer(found.stream()));
}

const isSlider = (shopId: string, id: string) => and(eq(sliders.shopId, shopId), eq(sliders.id, id));

async function hold(tx: Db, { shopId }: Actor, id: string): Promise<SliderRow> {
  const [row] = await tx.select().from(sliders).where(isSlider(shopId, id)).for('update');
  if (!row) throw refusal('not-found');
  return row;
}

const held = (tx: Db, shopId: string): Promise<SliderRow[]> =>
  tx
    .select()
    .from(sliders)
    .where(eq(sliders.shopId, shopId))
    .orderBy(asc(sliders.position), asc(sliders.id))
    .for('update');

type Values = Omit<typeof sliders.$inferInsert, 'shopId' | 'id' | 'position' | 'version'>;

async function add(tx: Db, { shopId }: Actor, values: Values): Promise<SliderRow> {
  await holdUntilTheEnd(tx, `sliders ${shopId}`);
  const [there] = await tx
    .select({ count: count(), last: max(sliders.position) })
    .from(sliders)
    .where(eq(sliders.shopId, shopId));
  if (Number(there?.count) >= maxSliders) throw refusal('too-many-slides');
  const position = (there?.last ?? -1) + 1;
  const [row] = await tx
    .insert(sliders)
    .values({ ...values, id: v7(), shopId, position })
    .returning();
  if (!row) throw new Error('a slider was not added');
  return row;
}

async function change(tx: Db, { shopId, id }: SliderRow, values: Values): Promise<SliderRow> {
  const [row] = await tx
    .update(sliders)
    .set({ ...values, version: sql`${sliders.version} + 1` })
    .where(isSlider(shopId, id))
    .returning();
  if (!row) throw new Error('a slider that is held is not there');
  return row;
}

const note = (tx: Db, actor: Actor, before: SliderRow | null, after: SliderRow | null): Promise<void> =>
  recordRowChange(tx, actor, 'slider', { before, after, fieldsOf: auditedFields });

export const editedSlider = ({ id, body, bodyNe, ...row }: SliderRow): EditedSlider => ({
  ...{ _id: id, version: row.version, image: row.image, title: row.title, titleNe: row.titleNe },
  ...{ text: body, textNe: bodyNe, link: row.link, shade: row.shade },
});

/** What an owner says of it; its shade is the picture's. */
const auditedFields = (row: SliderRow): object => {
  const { _id, version, shade, ...said } = editedSlider(row);
  return said;
};
