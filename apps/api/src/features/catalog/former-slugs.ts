import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Placeholder, SQL } from 'drizzle-orm';
import { refusal } from '@haat/contract/core/problem';
import { isAnyOf } from '../../core/database/any-of.ts';
import type { Db } from '../../core/database/database.ts';
import { brokenConstraint } from '../../core/database/failures.ts';
import { formerSlugs, products } from './tables.ts';
import type { slugKinds } from './tables.ts';

export type SlugKind = (typeof slugKinds)[number];

// Of the categories of a shop so many former addresses are followed, the newest first.
const maxRead = 5_000;

const ofKind = (shopId: string, kind: SlugKind) =>
  and(eq(formerSlugs.shopId, shopId), eq(formerSlugs.kind, kind));

/** The former addresses of one kind of things, each with the id of what had it. */
export async function readFormerSlugs(
  db: Db,
  shopId: string,
  kind: SlugKind,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ slug: formerSlugs.slug, thingId: formerSlugs.thingId })
    .from(formerSlugs)
    .where(ofKind(shopId, kind))
    .orderBy(desc(formerSlugs.createdAt))
    .limit(maxRead);
  return new Map(rows.map(({ slug, thingId }) => [slug, thingId]));
}

/** From now on an address leads to this thing, which had it before. */
export async function keepSlug(
  tx: Db,
  shopId: string,
  { kind, slug, thingId }: { kind: SlugKind; slug: string; thingId: string },
): Promise<void> {
  await tx
    .insert(formerSlugs)
    .values({ shopId, kind, slug, thingId })
    .onConflictDoUpdate({
      target: [formerSlugs.shopId, formerSlugs.kind, formerSlugs.slug],
      set: { thingId, createdAt: sql`now()` },
    });
}

/** Addresses are something's own again: they lead nowhere else. */
export async function useSlugs(
  tx: Db,
  shopId: string,
  kind: SlugKind,
  slugs: readonly string[],
): Promise<void> {
  if (slugs.length > 0)
    await tx.delete(formerSlugs).where(and(ofKind(shopId, kind), inArray(formerSlugs.slug, slugs)));
}

/** That a product has this address, or had it before and no other one has it now. */
export const isAtSlug = (shopId: string | Placeholder, slug: string | Placeholder): SQL =>
  eq(
    products.id,
    sql`coalesce(
      (select p.id from products p where p.shop_id = ${shopId} and p.slug = ${slug}),
      (select f.thing_id from former_slugs f where f.shop_id = ${shopId} and f.kind = 'product' and f.slug = ${slug}))`,
  );

/**
 * Saves something under an address that a constraint of its table keeps for one.
 * @throws Refusal `already-there` where another one has it
 */
export async function oncePerSlug<T>(constraint: string, save: () => Promise<T>): Promise<T> {
  try {
    return await save();
  } catch (error) {
    if (brokenConstraint(error)?.constraint !== constraint) throw error;
    throw takenSlug();
  }
}

export const takenSlug = () =>
  refusal('already-there', { fields: { slug: 'Another one has this address.' } });

/** What led to things that are going leads to another one from now on, or nowhere. */
export async function passSlugsOn(
  tx: Db,
  shopId: string,
  { kind, from, to }: { kind: SlugKind; from: Iterable<string>; to: string | null },
): Promise<void> {
  const ofThem = and(ofKind(shopId, kind), isAnyOf(formerSlugs.thingId, from));
  if (to === null) await tx.delete(formerSlugs).where(ofThem);
  else await tx.update(formerSlugs).set({ thingId: to }).where(ofThem);
}
