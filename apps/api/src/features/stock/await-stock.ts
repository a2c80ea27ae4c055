import { and, asc, count, desc, eq } from 'drizzle-orm';
import { choiceOf, isSameChoice, openChoice, variantOf } from '@haat/contract/catalog/choice';
import type { Choice } from '@haat/contract/catalog/choice';
import type { ChosenVariant, OfferedVariant } from '@haat/contract/catalog/product';
import type { Language } from '@haat/contract/core/language';
import { refusal } from '@haat/contract/core/problem';
import { isAnyOf } from '../../core/database/any-of.ts';
import type { Db } from '../../core/database/database.ts';
import { eachInTurn } from '../../core/each-in-turn.ts';
import { pipelined } from '../../core/database/pipelined.ts';
import type { Mailer } from '../../core/mail/mailer.ts';
import type { Person } from '../../core/privacy.ts';
import { holdAccount, languageOf, readersOf } from '../account/service.ts';
import { holdShown, isShownInStock, productOnSale } from '../catalog/service.ts';
import { backInStock } from './emails.ts';
import { stockWaits } from './tables.ts';

/** So much somebody waits for at most; the refusal's words name the number. */
const maxWaits = 50;
/** So many are told in one transaction. */
const batchSize = 50;

interface Asked {
  productId: string;
  variant?: ChosenVariant | null;
  language?: Language;
}

/**
 * Notes that somebody is to be told when a variant, or any piece of a product, is back; once is enough.
 * @param origin where the link in the mail leads
 * @throws Refusal `not-found`, `in-stock`, `choice-open`, `variant-gone`, `too-many-waits`
 */
export async function awaitStock(db: Db, person: Person, origin: string, asked: Asked): Promise<void> {
  const productId = asked.productId.toLowerCase();
  await db.transaction(async (tx) => {
    await holdAccount(tx, person);
    // Held, so that it does not come back between this look and the row that waits for it.
    const [product] = await holdShown(tx, person.shopId, [productId]);
    if (!product?.active) throw refusal('not-found', { productId });
    const variant = awaitedOf(product.variants, asked.variant, productId);
    const isSoldOut =
      !product.inStock || (variant && product.soldOut.some((each) => isSameChoice(each, variant)));
    if (!isSoldOut) throw refusal('in-stock', { productId });
    const wait = { ...person, productId, size: variant?.size ?? '', color: variant?.color ?? '' };
    const [[waiting], before, known] = await pipelined([
      tx
        .select({ all: count() })
        .from(stockWaits)
        .innerJoin(productOnSale.rows, productOnSale.on(stockWaits.shopId, stockWaits.productId))
        .where(isOf(person)),
      tx.select().from(stockWaits).where(isWait(wait)),
      languageOf(tx, person),
    ]);
    if (before.length > 0) return;
    if ((waiting?.all ?? 0) >= maxWaits) throw refusal('too-many-waits');
    await tx.insert(stockWaits).values({ ...wait, origin, language: asked.language ?? known ?? 'en-US' });
  });
}

/** Waits no longer; for what nobody waits for there is nothing to do. */
export async function cancelWait(
  db: Db,
  person: Person,
  { productId, variant }: Omit<Asked, 'language'>,
): Promise<void> {
  const { size, color } = choiceOf(variant);
  await db.delete(stockWaits).where(isWait({ ...person, productId, size: size ?? '', color: color ?? '' }));
}

/** What somebody waits for, the newest first. */
export const listWaits = (db: Db, person: Person) =>
  db
    .select({
      productId: stockWaits.productId,
      title: productOnSale.rows.title,
      size: stockWaits.size,
      color: stockWaits.color,
      language: stockWaits.language,
      createdAt: stockWaits.createdAt,
    })
    .from(stockWaits)
    .leftJoin(productOnSale.rows, productOnSale.on(stockWaits.shopId, stockWaits.productId))
    .where(isOf(person))
    .orderBy(desc(stockWaits.createdAt), desc(stockWaits.productId));

/**
 * Writes to everybody who waits for what is back in stock, once: a row that one process has taken is passed over by the
 * others, and goes in the transaction that puts its mail into the queue.
 * @param products the ones to look at; everything that is waited for, in whichever shop, unless told
 * @returns how many were written to
 */
export async function tellWaiting(
  db: Db,
  mail: Mailer,
  products?: { shopId: string; ids: string[] },
): Promise<number> {
  const shops = products
    ? [products]
    : await db.selectDistinct({ shopId: stockWaits.shopId }).from(stockWaits);
  return eachInTurn(shops, async (about) => {
    let told = 0;
    for (let some = batchSize; some === batchSize; told += some)
      some = await db.transaction((tx) => tellSome(tx, mail, about));
    return told;
  });
}

async function tellSome(tx: Db, mail: Mailer, about: { shopId: string; ids?: string[] }): Promise<number> {
  const { title, titleNe, slug, variants } = productOnSale.rows;
  const due = await tx
    .select({ wait: stockWaits, product: { title, titleNe, slug }, variants })
    .from(stockWaits)
    .innerJoin(productOnSale.rows, productOnSale.on(stockWaits.shopId, stockWaits.productId))
    .where(
      and(
        isShownInStock(stockWaits.size, stockWaits.color),
        eq(stockWaits.shopId, about.shopId),
        about.ids && isAnyOf(stockWaits.productId, about.ids),
      ),
    )
    .orderBy(asc(stockWaits.createdAt))
    .limit(batchSize)
    .for('update', { of: stockWaits, skipLocked: true });
  const readers = await readersOf(
    tx,
    about.shopId,
    due.map(({ wait }) => wait.accountId),
  );
  for (const { wait, product, variants: offered } of due) {
    const reader = readers.find(({ accountId }) => accountId === wait.accountId);
    const variant = offered.find(
      (each) => (each.size ?? '') === wait.size && (each.color ?? '') === wait.color,
    );
    const isWithoutChoice = wait.size === '' && wait.color === '';
    await tx.delete(stockWaits).where(isWait(wait));
    if (!reader) continue;
    const { email: to, shop } = reader;
    const message = backInStock({
      ...wait,
      shop,
      product,
      variant: isWithoutChoice ? null : (variant ?? null),
    });
    await mail.send({ ...message, shopId: about.shopId, to, fromName: shop }, tx);
  }
  return due.length;
}

/** The variant that is waited for; null for any piece of the product. */
function awaitedOf(
  variants: readonly OfferedVariant[],
  chosen: Asked['variant'],
  productId: string,
): Choice | null {
  const { size, color } = choiceOf(chosen);
  if (size === null && color === null) return null;
  const open = openChoice(variants, chosen);
  const variant = { size, color };
  if (open.length > 0)
    throw refusal('choice-open', { productId, lines: [{ productId, variant, code: 'choice-open', open }] });
  const offered = variantOf(variants, chosen);
  if (!offered)
    throw refusal('variant-gone', { productId, lines: [{ productId, variant, code: 'variant-gone' }] });
  return choiceOf(offered);
}

const isOf = ({ shopId, accountId }: Person) =>
  and(eq(stockWaits.shopId, shopId), eq(stockWaits.accountId, accountId));

const isWait = (wait: Person & { productId: string; size: string; color: string }) =>
  and(
    isOf(wait),
    eq(stockWaits.productId, wait.productId),
    eq(stockWaits.size, wait.size),
    eq(stockWaits.color, wait.color),
  );
