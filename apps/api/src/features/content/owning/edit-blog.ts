import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { listPosts, saveBlogPost } from '@haat/contract/content/owning/blog/calls';
import { changesOf } from '@haat/contract/core/audit/rules';
import type { EditedPost } from '@haat/contract/content/owning/blog/schemas';
import type { Answer, ParsedInput } from '@haat/contract/core/endpoint';
import { refusal } from '@haat/contract/core/problem';
import { recordRowChange } from '../../../core/audit/record-change.ts';
import type { Actor } from '../../../core/audit/record-change.ts';
import type { Db } from '../../../core/database/database.ts';
import { brokenConstraint } from '../../../core/database/failures.ts';
import { isBehind, placeOf } from '../../../core/database/place.ts';
import { claimOf, once } from '../../../core/idempotency/idempotency.ts';
import { v7 } from '../../../core/ids.ts';
import { richText } from '../../../core/text/rich-text.ts';
import { slugOf } from '../../../core/text/slug-of.ts';
import { blogPosts } from '../tables.ts';
import type { PostWords } from '../tables.ts';

const usualSize = 30;

type PostRow = typeof blogPosts.$inferSelect;

// When a post was published; what is not published will be later than all others.
const day = sql`coalesce(${blogPosts.publishedAt}, 'infinity')`;

/** The posts of a shop with those that nobody has published, which come first, then the newest. */
export async function readPosts(
  db: Db,
  shopId: string,
  { after, size = usualSize }: ParsedInput<typeof listPosts>,
): Promise<Answer<typeof listPosts>> {
  const { id } = blogPosts;
  const isBelow = after === undefined ? undefined : isBehind(after, day, id, 'earlier');
  const rows = await db
    .select({ post: getTableColumns(blogPosts), place: placeOf(day, id) })
    .from(blogPosts)
    .where(and(eq(blogPosts.shopId, shopId), isBelow))
    .orderBy(desc(day), desc(id))
    .limit(size + 1);
  const shown = rows.slice(0, size);
  return {
    posts: shown.map(({ post: row }) => {
      const { title, titleNe, image } = row.draft ?? row;
      const { slug, publishedAt } = row;
      const drafted = publishedAt === null || row.draft !== null;
      return { _id: row.id, slug, title, titleNe, image, publishedAt: textOf(publishedAt), drafted };
    }),
    next: rows.length > size ? (shown.at(-1)?.place ?? null) : null,
  };
}

/** A post as shoppers read it and as it is drafted. @throws Refusal `not-found` */
export async function readPost(db: Db, shopId: string, id: string): Promise<EditedPost> {
  const [row] = await db.select().from(blogPosts).where(isPost(shopId, id));
  if (!row) throw refusal('not-found');
  return editedOf(row);
}

/**
 * Writes a new post, or changes one: for shoppers at once, or as a draft, which changes nothing of what they read. Once
 * for each key.
 * @throws Refusal `not-found`, `changed-meanwhile`; `already-there` for an address that another post has
 */
export const savePost = (
  db: Db,
  { key, ...actor }: Actor & { key: string | null },
  input: ParsedInput<typeof saveBlogPost>,
): Promise<EditedPost> => {
  const { _id, version, publish, slug: asked, ...said } = input;
  return oncePerSlug(() =>
    once(db, claimOf({ ...actor, path: 'post', key }, input), async (tx) => {
      const before = _id === undefined ? null : await hold(tx, actor, _id);
      if (before && before.version !== version) throw refusal('changed-meanwhile');
      const words = harmless(said);
      const slug = before?.publishedAt ? before.slug : slugOf(asked ?? before?.slug ?? said.title, 'post');
      const isBeside = !publish && before?.publishedAt;
      const values = {
        ...(isBeside
          ? { draft: changesOf(wordsOf(before), words).length > 0 ? words : null }
          : { ...words, slug, draft: null }),
        ...(publish && !before?.publishedAt && { publishedAt: new Date() }),
      };
      const after = before
        ? await change(tx, before, values)
        : await add(tx, actor, { ...words, slug, publishedAt: values.publishedAt ?? null });
      await note(tx, actor, before, after);
      return editedOf(after);
    }),
  );
};

/** Takes a post out of the blog; its words stay as a draft. @throws Refusal `not-found`, `changed-meanwhile` */
export const withdrawPost = (
  db: Db,
  actor: Actor,
  { id, version }: { id: string; version: number },
): Promise<EditedPost> =>
  db.transaction(async (tx) => {
    const before = await hold(tx, actor, id);
    if (before.version !== version) throw refusal('changed-meanwhile');
    const after = await change(tx, before, { ...before.draft, draft: null, publishedAt: null });
    await note(tx, actor, before, after);
    return editedOf(after);
  });

/** @throws Refusal `not-found` */
export const deletePost = (db: Db, actor: Actor, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    const before = await hold(tx, actor, id);
    await tx.delete(blogPosts).where(isPost(actor.shopId, before.id));
    await note(tx, actor, before, null);
  });

const isPost = (shopId: string, id: string) => and(eq(blogPosts.shopId, shopId), eq(blogPosts.id, id));

async function hold(tx: Db, { shopId }: Actor, id: string): Promise<PostRow> {
  const [row] = await tx.select().from(blogPosts).where(isPost(shopId, id)).for('update');
  if (!row) throw refusal('not-found');
  return row;
}

/** What was written as it is kept: HTML that is safe to be shown to anybody, and nothing where nothing was said. */
const harmless = ({
  titleNe = null,
  summaryNe,
  bodyNe,
  image = null,
  ...said
}: Omit<ParsedInput<typeof saveBlogPost>, '_id' | 'version' | 'publish' | 'slug'>): PostWords => ({
  ...{ title: said.title, titleNe, summary: said.summary, summaryNe: summaryNe || null },
  ...{ body: richText(said.body), bodyNe: richText(bodyNe ?? '') || null, image },
});

async function add(tx: Db, { shopId }: Actor, values: Omit<typeof blogPosts.$inferInsert, 'shopId'>) {
  const [row] = await tx
    .insert(blogPosts)
    .values({ ...values, id: v7(), shopId })
    .returning();
  if (!row) throw new Error('a post was not added');
  return row;
}

async function change(tx: Db, { shopId, id }: PostRow, values: Partial<typeof blogPosts.$inferInsert>) {
  const [row] = await tx
    .update(blogPosts)
    .set({ ...values, version: sql`${blogPosts.version} + 1` })
    .where(isPost(shopId, id))
    .returning();
  if (!row) throw new Error('a post that is held is not there');
  return row;
}

const note = (tx: Db, actor: Actor, before: PostRow | null, after: PostRow | null): Promise<void> =>
  recordRowChange(tx, actor, 'post', { before, after, fieldsOf: auditedFields });

/** What the log tells of a post: what somebody last wrote, and whether shoppers read all of it. */
const auditedFields = (row: PostRow): object => ({
  slug: row.slug,
  ...wordsOf(row.draft ?? row),
  published: row.publishedAt !== null && row.draft === null,
});

const wordsOf = ({ title, titleNe, summary, summaryNe, body, bodyNe, image }: PostWords): PostWords => ({
  ...{ title, titleNe, summary, summaryNe, body, bodyNe, image },
});

const editedOf = (row: PostRow): EditedPost => ({
  ...{ _id: row.id, version: row.version, slug: row.slug, publishedAt: textOf(row.publishedAt) },
  published: row.publishedAt && wordsOf(row),
  draft: row.publishedAt ? row.draft : wordsOf(row),
});

const textOf = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Of two posts under one address one could not be read. @throws Refusal `already-there` */
async function oncePerSlug<T>(save: () => Promise<T>): Promise<T> {
  try {
    return await save();
  } catch (error) {
    if (brokenConstraint(error)?.constraint !== 'blog_posts_one_per_slug') throw error;
    throw refusal('already-there', { fields: { slug: 'Another post has this address.' } });
  }
}
