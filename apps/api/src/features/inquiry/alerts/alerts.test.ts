import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { updateMe } from '@haat/contract/account/calls';
import {
  answerOffer,
  askQuestion,
  deleteQuestion,
  getQuestionNews,
  makeOffer,
  markSeen,
  replyToQuestion,
  sellerQuestionNews,
  sellerQuestions,
} from '@haat/contract/inquiry/calls';
import { markSeenBySeller } from '@haat/contract/inquiry/selling/calls';
import { emailsTo } from '../../../testing/samples/emails.ts';
import { openHaat } from '../../../testing/harness.ts';
import { aTalk } from '../../../testing/talks.ts';
import type { Talk } from '../../../testing/talks.ts';
import { unseenAlerts } from '../tables.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { ask, make } = haat;
const { orm } = haat.dependencies.database;

const say = async ({ about, shopper }: Talk, content: string) =>
  (await ask(askQuestion, { ...about, content }, shopper)).body.data;
const tenMinutesLater = () => orm.update(unseenAlerts).set({ since: sql`now() - interval '11 minutes'` });
const mailsTo = async ({ email }: { email: string }) => emailsTo(haat, email);
async function seenByDesk({ about: { user, product }, seller }: Talk): Promise<void> {
  const { next } = (await ask(sellerQuestionNews, { user, product }, seller)).body;
  await ask(markSeenBySeller, { user, product, upTo: next }, seller);
}

// spec: market.16
test('what nobody of the vendor has seen within ten minutes is mailed to each of them, once', async () => {
  const here = await aTalk(haat, { title: 'Singing bowl' });
  const colleague = await make.aSeller(here.product.vendor);
  await say(here, 'Is it handmade? See evil.example');
  expect(await haat.tellUnseen()).toBe(0);
  await tenMinutesLater();
  // Two processes at once tell it once.
  const told = await Promise.all([haat.tellUnseen(), haat.tellUnseen()]);
  expect(told.toSorted((a, b) => a - b)).toEqual([0, 1]);
  for (const person of [here.seller, colleague]) {
    const [mail, ...more] = await mailsTo(person);
    expect(more).toEqual([]);
    expect(mail!.subject).toBe('A shopper is waiting for your answer at Haat');
    expect(mail!.text).toContain('Singing bowl: Is it handmade?');
    const { product: productId, user } = here.about;
    expect(mail!.text).toContain(`/desk/inbox/${productId}/${user}`);
    expect(mail!.text).not.toContain('evil.example');
  }
  expect(await mailsTo(here.shopper)).toEqual([]);
});

// spec: market.16
test('what was seen, answered or taken back in time is mailed to nobody', async () => {
  const [seen, answered, deleted] = [await aTalk(haat), await aTalk(haat), await aTalk(haat)];
  await say(seen, 'Seen?');
  const [known] = (await ask(sellerQuestions, {}, seen.seller)).body.questions;
  expect(known!.unread).toBe(true);
  await seenByDesk(seen);
  expect((await ask(sellerQuestions, { unread: true }, seen.seller)).body.questions).toEqual([]);
  expect((await ask(sellerQuestions, {}, seen.seller)).body.questions[0]!.unread).toBe(false);
  const { _id: questionId } = await say(answered, 'Answered?');
  await ask(replyToQuestion, { questionId, content: 'Yes' }, answered.seller);
  await ask(deleteQuestion, { questionId: (await say(deleted, 'Deleted?'))._id }, deleted.shopper);
  // The shopper has the dialog open and sees the answer.
  const { next } = (await ask(getQuestionNews, answered.about, answered.shopper)).body;
  expect((await ask(markSeen, { ...answered.about, upTo: next }, answered.shopper)).status).toBe(200);
  await tenMinutesLater();
  await haat.tellUnseen();
  for (const { seller, shopper } of [seen, answered, deleted])
    expect([await mailsTo(seller), await mailsTo(shopper)]).toEqual([[], []]);
  // What came after it was seen is told of.
  await say(seen, 'And this?');
  await tenMinutesLater();
  await haat.tellUnseen();
  expect(await mailsTo(seen.seller)).toHaveLength(1);
});

// spec: market.16
test('a mail tells of what was not seen, ten minutes after somebody has looked at what was before it', async () => {
  const here = await aTalk(haat);
  const { _id: questionId } = await say(here, 'Seen and answered?');
  await seenByDesk(here);
  await ask(replyToQuestion, { questionId, content: 'Yes' }, here.seller);
  // Taken back before anybody saw it: nobody is mailed about what was before.
  await ask(deleteQuestion, { questionId: (await say(here, 'Never mind'))._id }, here.shopper);
  await tenMinutesLater();
  await haat.tellUnseen();
  expect(await mailsTo(here.seller)).toEqual([]);

  await say(here, 'First?');
  const { user, product } = here.about;
  const { next } = (await ask(sellerQuestionNews, { user, product }, here.seller)).body;
  await say(here, 'Second?');
  await tenMinutesLater();
  await ask(markSeenBySeller, { user, product, upTo: next }, here.seller);
  await haat.tellUnseen();
  expect(await mailsTo(here.seller)).toEqual([]);
  await tenMinutesLater();
  await haat.tellUnseen();
  const [mail, ...more] = await mailsTo(here.seller);
  expect([mail!.text.includes('Second?'), mail!.text.includes('First?'), more]).toEqual([true, false, []]);
});

// spec: market.16
test('a shopper gets one mail about the answers that were not seen, in the own language', async () => {
  const here = await aTalk(haat, {
    title: 'Singing bowl',
    titleNe: 'सिङ्गिङ बाउल',
    price: 2_000,
    slug: 'bowl',
  });
  await ask(updateMe, { language: 'ne-NP' }, here.shopper);
  const { vendor, product } = here.about;
  const { body } = await ask(makeOffer, { vendor, product, amount: 1_700 }, here.shopper);
  const offerId = body.data.offer!._id;
  await ask(answerOffer, { offerId, move: 'counter', amount: 1_850 }, here.seller);
  await ask(replyToQuestion, { questionId: body.data._id, content: 'With a cushion.' }, here.seller);
  await tenMinutesLater();
  await haat.tellUnseen();
  const [mail, ...more] = await mailsTo(here.shopper);
  expect(more).toEqual([]);
  expect(mail!.subject).toContain('जवाफ');
  expect(mail!.text).toContain('सिङ्गिङ बाउल: With a cushion.');
  expect(mail!.text).toContain('/ne/product/bowl#inquiry');
  expect(await orm.select().from(unseenAlerts).where(eq(unseenAlerts.accountId, here.shopper.id))).toEqual(
    [],
  );
});
