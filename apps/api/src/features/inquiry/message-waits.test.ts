import { afterAll, expect, test } from 'vitest';
import { replyToQuestion } from './reply.ts';
import { askQuestion } from './ask.ts';
import { AnswerTimeout } from '../../core/database/answer-timeout.ts';
import { openHaat } from '../../testing/harness.ts';
import { aTalk } from '../../testing/talks.ts';

/** How often the database was waited for so far: what is sent before the last answer came waits along. */
let waits = 0;
let pending = 0;
const { requestSent, answerReceived } = AnswerTimeout.prototype;
AnswerTimeout.prototype.requestSent = function () {
  if (pending === 0) waits += 1;
  pending += 1;
  requestSent.call(this);
};
AnswerTimeout.prototype.answerReceived = function () {
  pending -= 1;
  answerReceived.call(this);
};
const haat = await openHaat();
afterAll(async () => {
  await haat.close();
  Object.assign(AnswerTimeout.prototype, { requestSent, answerReceived });
});
const { orm } = haat.dependencies.database;

/** How often work waits, of several times the least: what the shop does besides may come between. */
async function waitsOf(work: () => Promise<unknown>): Promise<number> {
  let least = Infinity;
  for (let n = 0; n < 5; n += 1) {
    const before = waits;
    await work();
    least = Math.min(least, waits - before);
  }
  return least;
}

test('a message waits for the database three times: to look, to write, to commit', async () => {
  const { about, shopper, seller, product } = await aTalk(haat);
  const shopId = product.shop.id;
  const conversation = { shopId, accountId: shopper.id, vendorId: about.vendor, productId: about.product };
  const { question } = await askQuestion(orm, conversation, { content: 'Is it new?' });
  const desk = { shopId, accountId: seller.id, vendorId: about.vendor };
  const asking = () =>
    askQuestion(orm, conversation, { content: 'And blue?', clientId: crypto.randomUUID() });
  const replying = () =>
    replyToQuestion(orm, desk, question._id, { content: 'Yes', clientId: crypto.randomUUID() });
  expect([await waitsOf(asking), await waitsOf(replying)]).toEqual([3, 3]);
});
