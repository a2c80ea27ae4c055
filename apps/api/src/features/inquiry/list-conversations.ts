import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { OwnConversation, OwnConversations } from '@haat/contract/inquiry/schemas';
import type { Db } from '../../core/database/database.ts';
import { placeOf } from '../../core/database/place.ts';
import { productsForOrder } from '../catalog/service.ts';
import { reachableVendors } from '../vendors/service.ts';
import { offersBy } from './read-questions.ts';

const usualPage = 20;

interface Asked {
  after?: string;
  size?: number;
}

const rowsOf = z.array(
  z.object({
    vendor_id: z.string(),
    product_id: z.string(),
    asked: z.string(),
    replied: z.nullable(z.string()),
    about_offer_of: z.nullable(z.string()),
    at: z.string(),
    place: z.string(),
    is_reply: z.boolean(),
    unread: z.boolean(),
    all_unread: z.number(),
  }),
);

/** What a shopper talks about with sellers, by what was said last; paged by key. */
export async function listOwnConversations(
  db: Db,
  { shopId, accountId }: { shopId: string; accountId: string },
  { after, size = usualPage }: Asked,
): Promise<OwnConversations> {
  const [time, productId, vendorId] = after?.split('~') ?? [];
  const from =
    after === undefined
      ? sql`true`
      : sql`(said_at, product_id, vendor_id) < (${time}::timestamptz, ${productId}::uuid, ${vendorId}::uuid)`;
  // The last reply stands at the question that changed last; what is unread, at those that changed since it was looked.
  const rows = await db.execute(sql`
    with mine as (
      select c.vendor_id, c.product_id, q.content as asked, r.content as replied,
        case when r.created_at > q.created_at then r.about_offer_of else q.id end as about_offer_of,
        greatest(q.created_at, r.created_at) as said_at, coalesce(r.created_at > q.created_at, false) as is_reply,
        exists (
          select 1 from questions u join replies n on n.shop_id = u.shop_id and n.question_id = u.id and n.seq > c.shopper_seen
          where u.shop_id = ${shopId} and u.account_id = c.account_id and u.vendor_id = c.vendor_id
            and u.product_id = c.product_id and u.changed > c.shopper_seen
        ) as unread
      from conversations c
      cross join lateral (
        select a.id, a.content, a.created_at from questions a
        where a.shop_id = ${shopId} and a.account_id = c.account_id and a.vendor_id = c.vendor_id
          and a.product_id = c.product_id and a.status <> 'deleted'
        order by a.seq desc limit 1
      ) q
      left join lateral (
        select n.content, case when n.offer_move is not null then n.question_id end as about_offer_of, n.created_at from questions a
        join replies n on n.shop_id = a.shop_id and n.question_id = a.id
        where a.shop_id = ${shopId} and a.account_id = c.account_id and a.vendor_id = c.vendor_id
          and a.product_id = c.product_id
        order by a.changed desc, n.seq desc limit 1
      ) r on true
      where c.shop_id = ${shopId} and c.account_id = ${accountId}
    )
    select vendor_id, product_id, asked, replied, about_offer_of, is_reply, unread,
      (to_json(said_at at time zone 'UTC') #>> '{}') || 'Z' as at,
      ${placeOf(sql`said_at`, sql`product_id`)} || '~' || vendor_id as place,
      (select count(*)::int from mine where unread) as all_unread
    from mine where ${from}
    order by said_at desc, product_id desc, vendor_id desc
    limit ${size + 1}`);
  const found = rowsOf.parse(rows);
  const page = found.slice(0, size);
  const offering = page.flatMap(({ about_offer_of: id }) => id ?? []);
  const [products, vendors, offers] = await Promise.all([
    productsForOrder(db, shopId, [...new Set(page.map((row) => row.product_id))]),
    reachableVendors(db, shopId, [...new Set(page.map((row) => row.vendor_id))]),
    offersBy(db, shopId, offering),
  ]);
  const productOf = new Map(products.map((each) => [each.id, each]));
  const vendorOf = new Map(vendors.map((each) => [each._id, each]));
  const conversations = page.flatMap((row): OwnConversation[] => {
    const product = productOf.get(row.product_id);
    const vendor = vendorOf.get(row.vendor_id);
    if (!product || !vendor) return [];
    const { id: _id, title, titleNe, slug, image, price, active } = product;
    const { shopName, shopNameNe, slug: vendorSlug } = vendor;
    return [
      {
        product: { _id, title, titleNe, slug, image, price: active ? price : null },
        vendor: { _id: vendor._id, shopName, shopNameNe, slug: vendorSlug },
        at: row.at,
        last: {
          ...(row.is_reply
            ? { by: 'vendor', content: row.replied ?? '' }
            : { by: 'shopper', content: row.asked }),
          offer: offers.get(row.about_offer_of ?? '') ?? null,
        },
        unread: row.unread,
      },
    ];
  });
  const end = page.at(-1);
  return {
    conversations,
    next: found.length > size && end ? end.place : null,
    unread: found[0]?.all_unread ?? 0,
  };
}
