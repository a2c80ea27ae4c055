import { and, eq, gte, sql } from 'drizzle-orm';
import { fill } from '@haat/contract/core/text/fill';
import { dayText } from '@haat/contract/core/time/dates';
import type { Language } from '@haat/contract/core/language';
import { dayInNepal } from '@haat/contract/core/time/nepal-time';
import { refusal } from '@haat/contract/core/problem';
import { recordChange } from '../../../core/audit/record-change.ts';
import type { Db } from '../../../core/database/database.ts';
import { preparedFor } from '../../../core/database/prepared.ts';
import type { SellerAccount } from '../../../core/seller.ts';
import { languageOf } from '../../account/service.ts';
import { markOf } from '../../vendors/service.ts';
import { isIn, nextChange } from '../conversation.ts';
import type { Conversation } from '../conversation.ts';
import { questions, replies, vendorHolidays } from '../tables.ts';

interface Vendor {
  shopId: string;
  vendorId: string;
}

/** Nobody is away for longer than a year. */
const maxDays = 366;
const dayAfter = (days: number): string => dayInNepal(new Date(Date.now() + days * 86_400_000));

const isOf = ({ shopId, vendorId }: Vendor) =>
  and(eq(vendorHolidays.shopId, shopId), eq(vendorHolidays.vendorId, vendorId));

type Holiday = typeof vendorHolidays.$inferSelect;

/** Until when a vendor is away, and what it says besides; null where it is here. */
export async function readHoliday(db: Db, vendor: Vendor): Promise<Holiday | null> {
  const [row] = await holidayFrom(db).execute({ ...vendor, today: dayAfter(0) });
  return row ?? null;
}

const holidayFrom = preparedFor((db) =>
  db
    .select()
    .from(vendorHolidays)
    .where(
      and(
        eq(vendorHolidays.shopId, sql.placeholder('shopId')),
        eq(vendorHolidays.vendorId, sql.placeholder('vendorId')),
        gte(vendorHolidays.until, sql.placeholder('today')),
      ),
    )
    .prepare('holiday'),
);

/** Whether there is such a day: the thirtieth of February is read as one in March. */
function isInCalendar(day: string): boolean {
  const read = new Date(day);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day);
}

/** Goes away until the end of a day in Nepal, or comes back. @throws Refusal `invalid-input` for a day that is over or too far */
export async function saveHoliday(
  db: Db,
  seller: SellerAccount,
  holiday: { until: string; message?: string } | null,
): Promise<void> {
  if (holiday) {
    const { until } = holiday;
    const isDay = isInCalendar(until) && until >= dayAfter(0) && until <= dayAfter(maxDays);
    if (!isDay)
      throw refusal('invalid-input', { fields: { 'holiday.until': 'A day from today to a year from now' } });
  }
  await db.transaction(async (tx) => {
    const vendor = await markOf(tx, seller);
    const before = await readHoliday(tx, seller);
    if (holiday) await goAway(tx, seller, holiday);
    else await tx.delete(vendorHolidays).where(isOf(seller));
    const said = ({ until, message = '' }: { until: string; message?: string }) => ({ until, message });
    await recordChange(tx, seller, {
      ...{ kind: 'holiday', thing: { id: vendor._id, name: vendor.shopName } },
      ...{ before: before && said(before), after: holiday && said(holiday) },
    });
  });
}

const goAway = (
  tx: Db,
  { shopId, vendorId }: Vendor,
  { until, message = '' }: { until: string; message?: string },
) =>
  tx
    .insert(vendorHolidays)
    .values({ shopId, vendorId, until, message })
    .onConflictDoUpdate({
      target: [vendorHolidays.shopId, vendorHolidays.vendorId],
      set: { until, message, since: sql`now()` },
    });

const words: Record<Language, string> = {
  'en-US': 'The seller is away until {day} and will answer then.',
  'ne-NP': 'विक्रेता {day} सम्म हुनुहुन्न, त्यसपछि जवाफ दिनुहुनेछ।',
};

/**
 * Says for a vendor who is away until when, in the shopper's language, once a conversation. The question stays pending: the
 * vendor answers it afterwards.
 * @returns what was said; null where it was said before
 */
export async function answerForVendor(
  tx: Db,
  conversation: Conversation,
  { questionId, away }: { questionId: string; away: Holiday },
): Promise<string | null> {
  const { shopId } = conversation;
  const said = await tx.$count(
    replies,
    and(
      eq(replies.shopId, shopId),
      eq(replies.automatic, true),
      gte(replies.createdAt, away.since),
      sql`${replies.questionId} in (${tx.select({ id: questions.id }).from(questions).where(isIn(conversation))})`,
    ),
  );
  if (said > 0) return null;
  const language = (await languageOf(tx, conversation)) ?? 'en-US';
  const until = fill(words[language], () => dayText(away.until, language));
  const content = away.message === '' ? until : `${away.message}\n${until}`;
  const seq = await nextChange(tx, conversation);
  await tx.insert(replies).values({ shopId, questionId, content, seq, automatic: true });
  await tx
    .update(questions)
    .set({ changed: seq })
    .where(and(eq(questions.shopId, shopId), eq(questions.id, questionId)));
  return content;
}
