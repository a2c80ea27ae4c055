import { and, eq, sql } from 'drizzle-orm';
import { filledPage } from '@haat/contract/content/messages/fill-page';
import { partsOf } from '@haat/contract/content/messages/page-text';
import type { BothPageTexts } from '@haat/contract/content/messages/page-text';
import { givenText } from '@haat/contract/content/messages/texts';
import type { listPages as contract, resetPage, savePage } from '@haat/contract/content/owning/pages/calls';
import type { EditedPage } from '@haat/contract/content/owning/pages/schemas';
import { pageNames } from '@haat/contract/content/rules';
import type { PageName } from '@haat/contract/content/rules';
import { changesOf } from '@haat/contract/core/audit/rules';
import type { Answer, ParsedInput } from '@haat/contract/core/endpoint';
import { refusal } from '@haat/contract/core/problem';
import { recordChange } from '../../../core/audit/record-change.ts';
import type { Actor } from '../../../core/audit/record-change.ts';
import type { Db } from '../../../core/database/database.ts';
import { readShop } from '../../tenant/service.ts';
import { pageTexts } from '../tables.ts';

type PageRow = typeof pageTexts.$inferSelect;

export async function readPages(db: Db, shopId: string): Promise<Answer<typeof contract>> {
  const [own, rows] = await Promise.all([
    ownPages(db, shopId),
    db.select().from(pageTexts).where(eq(pageTexts.shopId, shopId)),
  ]);
  return pageNames.map((name) => {
    const row = rows.find((each) => each.name === name);
    const [written, drafted] = [Boolean(row?.text), Boolean(row?.draft)];
    return { name, ...own.titlesOf(row?.text ?? own.given(name)), written, drafted };
  });
}

/** A page as it came, as shoppers read it and as it is drafted. */
export async function readPage(db: Db, shopId: string, name: PageName): Promise<EditedPage> {
  const [own, [row]] = await Promise.all([
    ownPages(db, shopId),
    db.select().from(pageTexts).where(isPage(shopId, name)),
  ]);
  return editedOf(name, own, row);
}

/** Writes a page anew: for shoppers at once, or as a draft, which changes nothing of what they read. @throws Refusal `changed-meanwhile` */
export const changePage = (
  db: Db,
  actor: Actor,
  { name, version, publish, text }: ParsedInput<typeof savePage>,
): Promise<EditedPage> =>
  put(db, actor, { name, version }, (shown) => {
    if (publish) return { text, draft: null };
    return { draft: changesOf(shown, text).length > 0 ? text : null };
  });

/** Has a page be as it came. @throws Refusal `changed-meanwhile` */
export const resetToGiven = (
  db: Db,
  actor: Actor,
  which: ParsedInput<typeof resetPage>,
): Promise<EditedPage> => put(db, actor, which, () => ({ text: null, draft: null }));

/** @param change is told what shoppers read now */
const put = (
  db: Db,
  actor: Actor,
  { name, version }: { name: PageName; version: number },
  change: (shown: BothPageTexts) => Pick<typeof pageTexts.$inferInsert, 'text' | 'draft'>,
): Promise<EditedPage> =>
  db.transaction(async (tx) => {
    const { shopId } = actor;
    const own = await ownPages(tx, shopId);
    const given = own.given(name);
    const [before] = await tx.select().from(pageTexts).where(isPage(shopId, name)).for('update');
    if ((before?.version ?? 0) !== version) throw refusal('changed-meanwhile');
    const values = { ...change(before?.text ?? given), version: version + 1, updatedAt: sql`now()` };
    const [after] = await (
      before
        ? tx.update(pageTexts).set(values).where(isPage(shopId, name))
        : tx
            .insert(pageTexts)
            .values({ ...values, shopId, name })
            .onConflictDoNothing()
    ).returning();
    // Of two who are the first to write it, one was faster.
    if (!after) throw refusal('changed-meanwhile');
    await recordChange(tx, actor, {
      ...{ kind: 'page', thing: { name: given.en.title } },
      ...{ before: auditedFields(given, before), after: auditedFields(given, after) },
    });
    return editedOf(name, own, after);
  });

const isPage = (shopId: string, name: PageName) =>
  and(eq(pageTexts.shopId, shopId), eq(pageTexts.name, name));

type OwnPages = Awaited<ReturnType<typeof ownPages>>;

/** What pages say of this shop: the texts that they come with, and their titles as shoppers read them. */
async function ownPages(db: Db, shopId: string) {
  const shop = await readShop(db, shopId);
  if (!shop) throw refusal('no-such-shop');
  const { profile } = shop;
  const { returnDays } = shop.settings.promises;
  return {
    given: (name: PageName): BothPageTexts => ({
      en: givenText('en-US', name, returnDays),
      ne: givenText('ne-NP', name, returnDays),
    }),
    titlesOf: ({ en, ne }: BothPageTexts) => ({
      title: filledPage(en, 'en-US', { profile, returnDays }).title,
      titleNe: filledPage(ne, 'ne-NP', { profile, returnDays }).title,
    }),
  };
}

/** What the log tells of a page: each part as somebody last wrote it, and whether shoppers read all of it. */
const auditedFields = (given: BothPageTexts, row: PageRow | undefined): object => ({
  ...partsOf(row?.draft ?? row?.text ?? given),
  published: !row?.draft,
});

const editedOf = (name: PageName, own: OwnPages, row: PageRow | undefined): EditedPage => {
  const [given, published, draft] = [own.given(name), row?.text ?? null, row?.draft ?? null];
  const titles = own.titlesOf(draft ?? published ?? given);
  return { name, version: row?.version ?? 0, ...titles, given, published, draft };
};
