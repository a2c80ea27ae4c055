import { and, asc, eq } from 'drizzle-orm';
import { shopNameIn } from '@haat/contract/core/language';
import type { Language } from '@haat/contract/core/language';
import { digits } from '@haat/contract/core/money';
import type { Db } from '../../../core/database/database.ts';
import { pipelined } from '../../../core/database/pipelined.ts';
import { renderEmail } from '../../../core/mail/layout.ts';
import type { EmailContent } from '../../../core/mail/layout.ts';
import { unlinked } from '../../../core/mail/unlinked.ts';
import type { MailContext } from '../../../core/mail/mailer.ts';
import { sellersOf } from '../../account/service.ts';
import { shopNamesOf } from '../../tenant/service.ts';
import type { ShopNames } from '../../tenant/service.ts';
import { joinedVendor } from '../../vendors/service.ts';
import {
  addressList,
  confirmLink,
  filled,
  itemsList,
  moneyList,
  namesOf,
  parcelRows,
  trackLink,
  withoutLinks,
} from './email-parts.ts';
import type { EmailLine, EmailOrder } from './email-parts.ts';
import { orderWords, emailedStatuses } from './email-words.ts';
import type { EmailedStatus, OrderWords } from './email-words.ts';
import { checkouts, orderLines, orders } from '../tables.ts';

type Part = Pick<EmailContent, 'lists' | 'button'> & {
  more?: string[];
};
type About = { subject: string; text: string };
interface EmailContext {
  shopId: string;
  shop: ShopNames;
  written: EmailOrder[];
  sellers: Awaited<ReturnType<typeof sellersOf>>;
}

interface Placing extends EmailContext {
  /** When the shopper's mail may go out, where that is not at once. */
  mailFrom: Date | null;
  /** How a guest confirms it; null where nobody needs to. */
  confirmation: { secret: string; hours: number; by: Date } | null;
}

/**
 * Writes to who placed a checkout, and to the sellers of each of its orders, inside the transaction that places it: mails
 * go out only for what was committed, and once.
 */
export async function tellOfPlacing(tx: Db, mailContext: MailContext, placed: Placing): Promise<void> {
  const hours = placed.confirmation?.hours;
  const about = hours === undefined ? 'placed' : 'placedByGuest';
  await pipelined([tellShopper(tx, mailContext, placed), tellSellers(tx, mailContext, placed, about, hours)]);
}

async function tellShopper(
  tx: Db,
  mailContext: MailContext,
  { shopId, shop, written, mailFrom, confirmation }: Placing,
): Promise<void> {
  const checkout = written[0]?.checkout;
  if (!checkout || checkout.email === '') return;
  const { language } = checkout;
  const words = orderWords[language];
  const several = written.length > 1;
  const lists = [
    ...written.map((order) => {
      const { rows, ...list } = itemsList(words, language, order);
      return {
        ...list,
        rows: several ? [...rows, ...parcelRows(words, language, order)] : rows,
        ...(!confirmation && { link: trackLink(words, language, mailContext.origin, order) }),
      };
    }),
    moneyList(
      words,
      language,
      checkout,
      several
        ? filled(words.parcelsTogether, { parcels: digits(written.length, language) })
        : words.payOnDelivery,
    ),
    addressList(words, language, withoutLinks(checkout)),
  ];
  const said = { language, shop, mailFrom };
  if (!confirmation)
    return send(tx, mailContext, shopId, checkout.email, { ...said, about: words.placed }, { lists });
  const { secret, hours, by: worthUntil } = confirmation;
  await send(
    tx,
    mailContext,
    shopId,
    checkout.email,
    {
      ...said,
      about: words.toConfirm,
      names: { hours: words.hours(hours, digits(hours, language)) },
      worthUntil,
    },
    { lists, button: confirmLink(words, language, mailContext.origin, { ...written[0]!, secret }) },
  );
}

/**
 * Writes to the shopper that an order was dispatched, delivered, cancelled, not confirmed in time or returned; about other
 * steps nobody is written to.
 */
export async function tellShopperOfMove(
  tx: Db,
  mailContext: MailContext,
  shopId: string,
  orderId: string,
  status: string,
  reason?: string,
): Promise<void> {
  const told = emailedStatuses.find((each) => each === status);
  if (!told) return;
  const [order] = await writtenOrders(tx, shopId, eq(orders.id, orderId));
  // Without an email the person has gone; the order stayed, as the law on records asks.
  if (!order || order.checkout.email === '') return;
  const { language, email } = order.checkout;
  const words = orderWords[language];
  const names = namesOf(order, language);
  const totals: Partial<Record<EmailedStatus, string>> = {
    dispatched: words.payOnDelivery,
    delivered: words.paid,
  };
  const label = totals[told];
  await send(
    tx,
    mailContext,
    shopId,
    email,
    { language, shop: await shopNamesOf(tx, shopId), about: words.moved[told], names },
    {
      ...(reason && { more: [filled(words.reason, { reason: unlinked(reason) })] }),
      // Of an order that did not come about nothing is to be paid.
      lists: [
        itemsList(words, language, order),
        ...(label === undefined ? [] : [moneyList(words, language, order, label)]),
      ],
      button: trackLink(words, language, mailContext.origin, order),
    },
  );
}

/** Writes to the sellers of an order that its shopper has cancelled it, or that nobody confirmed it in time. */
export async function tellSellersOfEnd(
  tx: Db,
  mailContext: MailContext,
  shopId: string,
  orderId: string,
  about: 'cancelled' | 'expired',
): Promise<void> {
  const written = await writtenOrders(tx, shopId, eq(orders.id, orderId));
  const vendorIds = written.map(({ vendorId }) => vendorId);
  const [shop, sellers] = await pipelined([shopNamesOf(tx, shopId), sellersOf(tx, shopId, vendorIds)]);
  await tellSellers(tx, mailContext, { shopId, shop, written, sellers }, about);
}

/** Each seller reads about the own order alone, with what it takes to bring it. */
async function tellSellers(
  tx: Db,
  mailContext: MailContext,
  { shopId, shop, written, sellers }: EmailContext,
  about: keyof OrderWords['toSeller'],
  hours?: number,
): Promise<void> {
  const sent = sellers.map(async ({ vendorId, email, language: reads }) => {
    const order = written.find((each) => each.vendorId === vendorId);
    if (!order) return;
    const language = reads ?? 'en-US';
    const words = orderWords[language];
    const names = {
      ...namesOf(order, language),
      hours: words.hours(hours ?? 0, digits(hours ?? 0, language)),
    };
    const isOn = about === 'placed' || about === 'placedByGuest';
    const lists = [
      itemsList(words, language, order),
      ...(isOn ? [moneyList(words, language, order, words.payOnDelivery)] : []),
      addressList(words, language, order.checkout),
    ];
    await send(
      tx,
      mailContext,
      shopId,
      email,
      { language, shop, about: words.toSeller[about], names },
      { lists },
    );
  });
  await pipelined(sent);
}

async function send(
  tx: Db,
  { mail }: MailContext,
  shopId: string,
  to: string,
  said: {
    language: Language;
    shop: ShopNames;
    about: About;
    names?: Record<string, string>;
    mailFrom?: Date | null;
    worthUntil?: Date;
  },
  { more = [], ...part }: Part,
): Promise<void> {
  const { language, about } = said;
  const shop = shopNameIn(language, said.shop);
  const names = { ...said.names, shop };
  const message = renderEmail({
    language,
    shopName: shop,
    subject: filled(about.subject, names),
    greeting: orderWords[language].greeting,
    paragraphs: [filled(about.text, names), ...more],
    ...part,
  });
  const times = {
    ...(said.mailFrom && { notBefore: said.mailFrom }),
    ...(said.worthUntil && { worthUntil: said.worthUntil }),
  };
  await mail.send({ ...message, ...times, shopId, to, fromName: shop }, tx);
}

async function writtenOrders(tx: Db, shopId: string, which: ReturnType<typeof eq>): Promise<EmailOrder[]> {
  const rows = await tx
    .select({ order: orders, checkout: checkouts, seller: joinedVendor.mark, line: orderLines })
    .from(orders)
    .innerJoin(checkouts, and(eq(checkouts.shopId, orders.shopId), eq(checkouts.id, orders.checkoutId)))
    .innerJoin(joinedVendor.rows, joinedVendor.on(orders.shopId, orders.vendorId))
    .innerJoin(orderLines, and(eq(orderLines.shopId, orders.shopId), eq(orderLines.orderId, orders.id)))
    .where(and(eq(orders.shopId, shopId), which))
    .orderBy(asc(orders.id), asc(orderLines.position));
  return [...Map.groupBy(rows, ({ order }) => order.id).values()].map((group) => {
    const { order, checkout, seller } = group[0]!;
    return { ...order, checkout, seller, lines: group.map(({ line }): EmailLine => line) };
  });
}
