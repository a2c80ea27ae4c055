import { eq, sql } from 'drizzle-orm';
import type { ParsedInput } from '@haat/contract/core/endpoint';
import { refusal } from '@haat/contract/core/problem';
import type { readShopDesk, saveProfile, saveSettings, saveTheme } from '@haat/contract/tenant/calls';
import type { Answer } from '@haat/contract/core/endpoint';
import type { ShopPicture } from '@haat/contract/tenant/schemas';
import { recordChange } from '../../../core/audit/record-change.ts';
import type { Actor } from '../../../core/audit/record-change.ts';
import type { Db } from '../../../core/database/database.ts';
import type { Shape } from '../../../core/uploads/pictures.ts';
import type { Uploads } from '../../../core/uploads/uploads.ts';
import { withPicture } from '../../../core/uploads/with-picture.ts';
import { profileOf, settingsOf, themeOf } from '../service.ts';
import type { ShopRow } from '../service.ts';
import { shops } from '../tables.ts';

const parts = {
  profile: { version: 'profileVersion', auditedFields: profileOf },
  theme: { version: 'themeVersion', auditedFields: themeOf },
  settings: { version: 'settingsVersion', auditedFields: settingsOf },
} as const;

export async function readDesk(db: Db, shopId: string): Promise<Answer<typeof readShopDesk>> {
  const [row] = await db.select().from(shops).where(eq(shops.id, shopId));
  if (!row) throw refusal('no-such-shop');
  return {
    profile: profileOf(row),
    theme: themeOf(row),
    settings: settingsOf(row),
    versions: { profile: row.profileVersion, theme: row.themeVersion, settings: row.settingsVersion },
  };
}

/**
 * @throws Refusal `changed-meanwhile` where somebody changed it since the version that is named; `not-for-helpers` for a helper
 * who changes what the law asks of the shop
 */
export const changeProfile = (
  db: Db,
  { isHelper, ...actor }: Actor & { isHelper: boolean },
  { version, shopNameNe = null, ...said }: ParsedInput<typeof saveProfile>,
) =>
  changePart(db, actor, {
    ...{ kind: 'profile', version, values: { ...said, shopNameNe } },
    judge({ registrationNo, pan }) {
      const isLegal = said.registrationNo !== registrationNo || said.pan !== pan;
      if (isHelper && isLegal) throw refusal('not-for-helpers');
    },
  });

/** @throws Refusal `changed-meanwhile` */
export const changeTheme = (db: Db, actor: Actor, { version, ...values }: ParsedInput<typeof saveTheme>) =>
  changePart(db, actor, { kind: 'theme', version, values });

/** @throws Refusal `changed-meanwhile` */
export const changeSettings = (
  db: Db,
  actor: Actor,
  { version, ...settings }: ParsedInput<typeof saveSettings>,
) => changePart(db, actor, { kind: 'settings', version, values: { settings } });

interface PartChange {
  kind: keyof typeof parts;
  version: number;
  values: Partial<typeof shops.$inferInsert>;
  judge?: (before: typeof shops.$inferSelect) => void;
}

const changePart = (db: Db, actor: Actor, { kind, version, values, judge }: PartChange) =>
  db.transaction(async (tx) => {
    const { version: column, auditedFields } = parts[kind];
    const before = await hold(tx, actor.shopId);
    if (before[column] !== version) throw refusal('changed-meanwhile');
    judge?.(before);
    const after = await change(tx, before, { ...values, [column]: version + 1 });
    await recordChange(tx, actor, { kind, before: auditedFields(before), after: auditedFields(after) });
    return { version: after[column] };
  });

// Where the pictures that stand for shops lie below `/uploads`, and how large they are at most.
const folder = 'shop';
const shapes: Record<ShopPicture, Shape> = {
  logo: { widths: [512] },
  favicon: { widths: [512], square: true },
};

/** Draws a picture anew and has it stand for the shop. @throws what `withPicture` refuses */
export const setPicture = (
  { orm, uploads }: { orm: Db; uploads: Uploads },
  actor: Actor,
  { which, ...sent }: { which: ShopPicture; image: File[]; caller: string },
) =>
  withPicture(uploads, { folder, shape: shapes[which], ...sent }, (name) =>
    putPicture(orm, actor, which, `/uploads/${folder}/${name}`),
  );

/** Has a picture stand for the shop, or none. The file of the old one stays: mails that were sent show it. */
export const putPicture = (db: Db, actor: Actor, which: ShopPicture, address: string | null) =>
  db.transaction(async (tx) => {
    const before = await hold(tx, actor.shopId);
    const { logo, favicon } = await change(tx, before, { [which]: address });
    await recordChange(tx, actor, {
      kind: 'picture',
      before: { logo: before.logo, favicon: before.favicon },
      after: { logo, favicon },
    });
    return { logo, favicon };
  });

/** Sets the hours in which a guest's order is to be confirmed, for the orders that come from now on. */
export const setGuestConfirmHours = (db: Db, actor: Actor, confirmHours: number): Promise<void> =>
  db.transaction(async (tx) => {
    const before = await hold(tx, actor.shopId);
    await change(tx, before, { guestConfirmHours: confirmHours });
    await recordChange(tx, actor, {
      ...{ kind: 'guest-orders', before: { confirmHours: before.guestConfirmHours } },
      after: { confirmHours },
    });
  });

async function hold(tx: Db, shopId: string): Promise<ShopRow> {
  const [row] = await tx.select().from(shops).where(eq(shops.id, shopId)).for('update');
  if (!row) throw refusal('no-such-shop');
  return row;
}

async function change(tx: Db, { id }: ShopRow, values: Partial<typeof shops.$inferInsert>): Promise<ShopRow> {
  const [row] = await tx
    .update(shops)
    .set({ ...values, updatedAt: sql`now()` })
    .where(eq(shops.id, id))
    .returning();
  if (!row) throw new Error('a shop that is held is not there');
  return row;
}
