import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from '../core/database/database.ts';

/** How many there are; every account has a session and two addresses, every order two lines. */
export interface CrowdSize {
  accounts: number;
  orders: number;
}

/** Somebody of the crowd. */
export interface OneOfMany {
  email: string;
  token: string;
}

/** So many of the orders are those of number 1, who buys most; the others share the rest evenly. */
export const maxOrders = 500;

/** One of the crowd by number, from 1. */
export const oneOf = (n: number): OneOfMany => ({
  email: `crowd-${n}@example.np`,
  token: `a-token-of-the-crowd-${n}`,
});

interface Place extends CrowdSize {
  shopId: string;
  /** Everybody's, from `hashPassword`. */
  passwordHash: string;
}

/**
 * Fills a shop that has vendors with people and what they ordered over four hundred days, in a few statements, and lets the
 * planner know of it.
 */
export async function seedCrowd(db: Db, place: Place): Promise<void> {
  await db.transaction(async (tx) => {
    await people(tx, place);
    await purchases(tx, place);
  });
  await db.execute('analyze');
}

async function people(tx: Db, { shopId, passwordHash, accounts }: Place): Promise<void> {
  const all = Array.from({ length: accounts }, (_, at) => oneOf(at + 1));
  const emails = all.map(({ email }) => email);
  const hashes = all.map(({ token }) => createHash('sha256').update(token).digest('hex'));
  await tx.execute(sql`
    create temporary table crowd on commit drop as
    select n::int, email, token_hash, gen_random_uuid() as id
    from unnest(${sql.param(emails)}::text[], ${sql.param(hashes)}::text[]) with ordinality as each (email, token_hash, n)`);
  await tx.execute(sql`
    insert into accounts (shop_id, id, email, password_hash, first_name, last_name, role, activated_at)
    select ${shopId}, id, email, ${passwordHash}, 'Sita', 'Rai', 'shopper', now() from crowd`);
  await tx.execute(sql`
    insert into sessions (shop_id, token_hash, account_id, expires_at)
    select ${shopId}, token_hash, id, now() + interval '30 days' from crowd`);
  await tx.execute(sql`
    insert into addresses (shop_id, id, account_id, title, full_name, email, phone, address, area, message, delivery_mode)
    select ${shopId}, gen_random_uuid(), id, 'Home', 'Sita Rai', email, '9841234567', 'Lakeside 6', 'Baidam', 'Ring twice',
      'standard'
    from crowd, generate_series(1, 2)`);
}

async function purchases(tx: Db, { shopId, accounts, orders }: Place): Promise<void> {
  await tx.execute(sql`
    create temporary table bought on commit drop as
    select gen_random_uuid() as id, gen_random_uuid() as checkout_id, buyer.id as account_id, seller.id as vendor_id,
      now() - each.n * interval '400 days' / ${orders}::int as at,
      (array['pending', 'confirmed', 'dispatched', 'arrived', 'delivered', 'cancelled'])[1 + each.n % 6] as status
    from generate_series(1, ${orders}::int) each (n)
      join crowd buyer
        on buyer.n = case when each.n <= ${maxOrders}::int then 1 else 1 + each.n % ${accounts}::int end
      join (select id, row_number() over (order by id) as at, count(*) over () as sellers
        from vendors where shop_id = ${shopId}) seller on seller.at = 1 + each.n % seller.sellers`);
  await tx.execute(sql`
    insert into checkouts (shop_id, id, account_id, full_name, email, phone, fulladdress, subtotal, delivery_fee, total,
      created_at)
    select ${shopId}, checkout_id, account_id, 'Sita Rai', 'sita@example.np', '9841234567', 'Lakeside 6, Pokhara', 2000, 100,
      2100, at
    from bought`);
  await tx.execute(sql`
    insert into orders (shop_id, id, checkout_id, vendor_id, account_id, status, subtotal, delivery_fee, total, created_at,
      updated_at)
    select ${shopId}, id, checkout_id, vendor_id, account_id, status, 2000, 100, 2100, at, at from bought`);
  await tx.execute(sql`
    insert into order_lines (shop_id, order_id, position, product_id, title, slug, price, quantity)
    select ${shopId}, id, line, gen_random_uuid(), 'Copper kettle', 'copper-kettle', 1000, 1
    from bought, generate_series(0, 1) line`);
  await tx.execute(sql`
    insert into order_events (shop_id, order_id, status, at)
    select distinct ${shopId}::uuid, id, step, at
    from bought, unnest(array['pending', status]) step`);
}
