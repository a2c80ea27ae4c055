import { and, asc, eq, gt, gte, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { dialledInNepal, nepaliPhone } from '@haat/contract/addresses/rules';
import { latinDigits } from '@haat/contract/core/money';
import { orderNumber } from '@haat/contract/orders/order-number';
import { isAnyOf } from '../../../core/database/any-of.ts';
import type { Db } from '../../../core/database/database.ts';
import { eachInTurn } from '../../../core/each-in-turn.ts';
import { soundOfText } from '../../catalog/service.ts';
import { checkouts, orders } from '../tables.ts';
import { orderSearchIndexes, orderSearchKeys } from './tables.ts';

// To be raised whenever keys are made in another way: the orders of open shops get theirs anew by it.
const keysVersion = 2;

// Orders in one transaction, while the shop goes on selling.
const indexedAtOnce = 500;

// A name of more words is found by its first ones.
const maxWords = 5;

/** An order has at most so many keys: one for each order in which two words of the name come, a few more, its number and its phone. */
export const maxKeys = maxWords * (maxWords - 1) + 4;

// Fewer are no search yet.
const [fewestLetters, fewestDigits] = [2, 4];

interface Named {
  id: string;
  fullName: string;
  phone: string;
}

/**
 * What an order is found by, each by its beginning: its number, the phone number as it is dialled within Nepal, and the name
 * as it sounds, in whichever script it was written, from each of its words on.
 */
export function searchKeysOf({ id, fullName, phone }: Named): string[] {
  const words = soundOfText(fullName).split(' ').filter(Boolean).slice(0, maxWords);
  const fromEach = words.map((_, at) => [...words.slice(at), ...words.slice(0, at)].join(' '));
  const digits = nepaliPhone(phone) ?? latinDigits(phone).replace(/\D/g, '');
  return [...new Set([orderNumber(id).toLowerCase(), digits, ...fromEach, ...byTwo(words)])].filter(Boolean);
}

/** A name by any two of its words, whichever is said first, and then the others: one of three is found however it is said. */
const byTwo = (words: string[]): string[] =>
  words.flatMap((first) =>
    words
      .filter((second) => second !== first)
      .map((second) =>
        [first, second, ...words.filter((word) => word !== first && word !== second)].join(' '),
      ),
  );

/** Of their own kind, so that a number that is all digits is no phone and one that is all letters no name. */
const numberKey = (number: string) => `#${number.toLowerCase()}`;

/**
 * What keys begin with that are meant by what somebody typed. Null while it is too short to look for, so that a search never
 * reads a good part of all keys; empty where nothing can be found by it.
 */
export function beginningsOf(typed: string): string[] | null {
  const plain = latinDigits(typed.normalize('NFKC')).trim();
  const digits = dialledInNepal(plain);
  const isNumber = plain.startsWith('#');
  const isPhone = /^\d+$/.test(digits);
  const looked = isNumber ? plain.slice(1) : isPhone ? digits : plain;
  if (looked.length < (isNumber || isPhone ? fewestDigits : fewestLetters)) return null;
  const numbers = /^[0-9a-f]{4,8}$/i.test(looked) ? [numberKey(looked)] : [];
  const others = isNumber ? [] : [isPhone ? digits : soundOfText(plain)].filter(Boolean);
  return [...numbers, ...others];
}

/** Whether a key begins with a text, as a condition that reads the index alone. */
export function beginsWith(text: string): SQL {
  const { key } = orderSearchKeys;
  // In the order of bytes, as the index has it: after everything that begins with a text comes the last sign there is.
  return sql`(${key} ~>=~ ${text} and ${key} ~<~ ${`${text}\u{10ffff}`})`;
}

/** Writes the keys of orders, inside the transaction that writes the orders: sent when it is waited for. */
export function saveSearchKeys(tx: Db, shopId: string, named: readonly Named[]) {
  const keys = named.flatMap((order) => searchKeysOf(order).map((key) => ({ orderId: order.id, key })));
  const ids = sql.param(keys.map(({ orderId }) => orderId));
  const texts = sql.param(keys.map(({ key }) => key));
  // From the orders themselves: their place in time is finer than a date of JavaScript.
  return tx.execute(sql`
    insert into ${orderSearchKeys} (shop_id, order_id, key, vendor_id, created_at)
    select ${orders.shopId}, ${orders.id}, each.key, ${orders.vendorId}, ${orders.createdAt}
    from unnest(${ids}::uuid[], ${texts}::text[]) each (order_id, key)
      join ${orders} on ${orders.shopId} = ${shopId} and ${orders.id} = each.order_id
    on conflict do nothing`);
}

export async function renewSearchKeys(tx: Db, shopId: string, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  const { fullName, phone } = checkouts;
  const named = await tx
    .select({ id: orders.id, fullName, phone })
    .from(orders)
    .innerJoin(checkouts, and(eq(checkouts.shopId, orders.shopId), eq(checkouts.id, orders.checkoutId)))
    .where(and(eq(orders.shopId, shopId), isAnyOf(orders.id, orderIds)));
  await tx
    .delete(orderSearchKeys)
    .where(and(eq(orderSearchKeys.shopId, shopId), isAnyOf(orderSearchKeys.orderId, orderIds)));
  await saveSearchKeys(tx, shopId, named);
}

/**
 * Gives the orders of those shops keys that have none, or older ones. Broken off, it begins again the next time; done twice
 * at once, it comes to the same.
 * @returns the number of orders
 */
export async function refreshOrderSearch(db: Db, shopIds: string[]): Promise<number> {
  const indexed = await db
    .select({ shopId: orderSearchIndexes.shopId })
    .from(orderSearchIndexes)
    .where(gte(orderSearchIndexes.version, keysVersion));
  const current = new Set(indexed.map(({ shopId }) => shopId));
  const old = shopIds.filter((id) => !current.has(id));
  return eachInTurn(old, async (shopId) => {
    let count = 0;
    for (let after: string | undefined; ;) {
      const rows = await db
        .select({ id: orders.id })
        .from(orders)
        .where(and(eq(orders.shopId, shopId), after === undefined ? undefined : gt(orders.id, after)))
        .orderBy(asc(orders.id))
        .limit(indexedAtOnce);
      const ids = rows.map(({ id }) => id);
      await db.transaction((tx) => renewSearchKeys(tx, shopId, ids));
      count += ids.length;
      after = ids.at(-1);
      if (ids.length < indexedAtOnce) break;
    }
    await markOrdersIndexed(db, shopId);
    return count;
  });
}

async function markOrdersIndexed(db: Db, shopId: string): Promise<void> {
  await db
    .insert(orderSearchIndexes)
    .values({ shopId, version: keysVersion })
    .onConflictDoUpdate({ target: orderSearchIndexes.shopId, set: { version: keysVersion } });
}
