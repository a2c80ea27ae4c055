import { refusal } from '@haat/contract/core/problem';
import * as contract from '@haat/contract/inquiry/calls';
import type { OfferMove } from '@haat/contract/inquiry/offer-states';
import * as schemas from '@haat/contract/inquiry/schemas';
import { Allowance } from '../../core/limits/allowance.ts';
import type { AuthContext } from '../../core/request-context.ts';
import { sellerOf } from '../../core/seller.ts';
import type { Dependencies } from '../../core/dependencies.ts';
import type { Serve } from '../../core/http/serve.ts';
import { askQuestion, deleteQuestion, isTheirs } from './ask.ts';
import type { Asked, EndedOffer } from './ask.ts';
import { markSeen } from './alerts/unseen.ts';
import { askedChange, repliedChange } from './thread-changes.ts';
import type { InquiryChannel } from './channel.ts';
import type { Conversation } from './conversation.ts';
import { listAgreed } from './offers/take-offers.ts';
import { makeOffer } from './offers/make-offer.ts';
import { expireOffers } from './offers/expire-offers.ts';
import { answerOffer, moveOwnOffer } from './offers/move-offer.ts';
import type { MovedOffer } from './offers/move-offer.ts';
import { listOwnConversations } from './list-conversations.ts';
import { listQuestions, listSellerQuestions, newsOf } from './read-questions.ts';
import { replyToQuestion } from './reply.ts';

interface Named {
  user: string;
  vendor: string;
  product: string;
}

/**
 * The own conversation that is named: who asks comes from the session, and another's is not there (design §5).
 * @throws Refusal `not-found`
 */
function conversationOf({ shop, session }: AuthContext, { user, vendor, product }: Named): Conversation {
  if (user.toLowerCase() !== session.accountId) throw refusal('not-found');
  return {
    shopId: shop.id,
    accountId: session.accountId,
    vendorId: vendor.toLowerCase(),
    productId: product.toLowerCase(),
  };
}

/** Of a network, which many phones share; what one account may say is counted besides. */
const talking = { limit: { perMinute: 300 } };
/** Nobody types quicker than this for long: twenty at once, then one in two seconds. */
const eachSays = { burst: 20, perSecond: 0.5 };

/**
 * Questions of shoppers and replies of sellers (spec §7; design §3).
 * @returns ends the offers whose time is over, and tells both sides of each; answers how many
 */
export function serveInquiry(
  serve: Serve,
  { database: { orm }, env, push, bus }: Dependencies,
  channel: InquiryChannel,
): () => Promise<number> {
  const allowance = env.RATE_LIMIT === 'on' ? new Allowance(eachSays, { bus, name: 'messages' }) : null;

  serve(contract.getQuestions, schemas.getQuestions, async (input, context) => {
    const conversation = conversationOf(context, input);
    await refuseStrange(conversation);
    return listQuestions(orm, conversation);
  });

  serve(contract.getQuestionNews, schemas.getQuestionNews, async (input, context) => {
    const conversation = conversationOf(context, input);
    const news = await newsOf(orm, conversation, input);
    // Where something was said there is such a conversation.
    if (news.next === '0') await refuseStrange(conversation);
    return news;
  });

  serve(contract.listOwnConversations, schemas.listOwnConversations, (input, { shop, session }) =>
    listOwnConversations(orm, { shopId: shop.id, accountId: session.accountId }, input),
  );

  /** @throws Refusal `not-found` where there can be no such conversation */
  async function refuseStrange(conversation: Conversation): Promise<void> {
    if (!(await isTheirs(orm, conversation))) throw refusal('not-found');
  }

  function tellOfQuestion(
    conversation: Conversation,
    { question, isNew, answered, ended }: Asked,
    kind: 'question' | 'offer',
  ): void {
    if (!isNew) return;
    channel.changed(conversation, kind === 'question' ? askedChange(question, answered) : undefined);
    if (ended) tellOfEnd(ended);
    channel.news(conversation, { kind, _id: question._id });
    if (answered) channel.replied(conversation, { content: answered, questionId: question._id });
  }

  serve(
    contract.markSeen,
    schemas.markSeen,
    async ({ upTo, ...named }, context) => {
      if (!(await markSeen(orm, conversationOf(context, named), 'shopper', Number(upTo))))
        throw refusal('not-found');
      return { message: 'Seen.' };
    },
    talking,
  );

  serve(
    contract.askQuestion,
    schemas.askQuestion,
    async ({ content, clientId, ...named }, context) => {
      const conversation = conversationOf(context, named);
      // Who works for a vendor has its desk: asking oneself would only be a way to praise what one sells.
      if (context.session.vendorId === conversation.vendorId) throw refusal('not-allowed');
      allowance?.take(conversation.accountId);
      const asked = await askQuestion(orm, push, conversation, {
        content,
        ...(clientId && { clientId: clientId.toLowerCase() }),
      });
      tellOfQuestion(conversation, asked, 'question');
      return { message: 'Your question was sent.', data: asked.question };
    },
    talking,
  );

  serve(
    contract.deleteQuestion,
    schemas.deleteQuestion,
    async ({ questionId }, { shop, session }) => {
      const own = { shopId: shop.id, accountId: session.accountId };
      channel.changed(await deleteQuestion(orm, own, questionId));
      return { message: 'Your question was deleted.' };
    },
    talking,
  );

  serve(contract.sellerQuestions, schemas.sellerQuestions, (input, context) =>
    listSellerQuestions(orm, sellerOf(context), input),
  );

  serve(contract.sellerQuestionNews, schemas.sellerQuestionNews, ({ user, product, ...asked }, context) => {
    const { shopId, vendorId } = sellerOf(context);
    const about = { accountId: user.toLowerCase(), productId: product.toLowerCase() };
    return newsOf(orm, { shopId, vendorId, ...about }, asked);
  });

  serve(
    contract.replyToQuestion,
    schemas.replyToQuestion,
    async ({ questionId, content, clientId }, context) => {
      const seller = sellerOf(context);
      allowance?.take(seller.accountId);
      const { reply, conversation, isNew, seq } = await replyToQuestion(
        orm,
        push,
        seller,
        questionId.toLowerCase(),
        { content, ...(clientId && { clientId: clientId.toLowerCase() }) },
      );
      if (isNew) {
        channel.replied(conversation, { content: reply.content, questionId: questionId.toLowerCase() });
        channel.changed(conversation, repliedChange(seq, { questionId: questionId.toLowerCase(), reply }));
      }
      return { message: 'Your reply was sent.', data: reply };
    },
    talking,
  );

  serve(
    contract.makeOffer,
    schemas.makeOffer,
    async ({ amount, clientId, ...named }, context) => {
      const { accountId } = context.session;
      const conversation = conversationOf(context, { ...named, user: accountId });
      if (context.session.vendorId === conversation.vendorId) throw refusal('not-allowed');
      allowance?.take(accountId);
      const proposal = { amount, ...(clientId && { clientId: clientId.toLowerCase() }) };
      const linkOf = ({ slug }: { slug: string }) => `${context.origin}/product/${encodeURIComponent(slug)}`;
      const asked = await makeOffer(orm, push, conversation, proposal, linkOf);
      tellOfQuestion(conversation, asked, 'offer');
      return { message: 'Your offer was sent.', data: asked.question };
    },
    talking,
  );

  const tellOfEnd = ({ conversation, ...end }: EndedOffer) => {
    channel.offerMoved(conversation, end);
    channel.changed(conversation);
  };
  const tellOfMove = ({ conversation, offerId, status, isNew }: MovedOffer) => {
    if (!isNew) return;
    channel.offerMoved(conversation, { offerId, status });
    channel.changed(conversation);
  };
  const moveOwn = async (context: AuthContext, offerId: string, move: OfferMove) => {
    const own = { shopId: context.shop.id, accountId: context.session.accountId };
    const moved = await moveOwnOffer(orm, push, own, { offerId: offerId.toLowerCase(), move });
    tellOfMove(moved);
    if (moved.isNew) channel.news(moved.conversation, { kind: 'offer', _id: moved.question._id });
    return moved.question;
  };

  serve(
    contract.acceptCounter,
    schemas.acceptCounter,
    async ({ offerId }, context) => ({
      message: 'The price is yours.',
      data: await moveOwn(context, offerId, 'accept'),
    }),
    talking,
  );

  serve(
    contract.withdrawOffer,
    schemas.withdrawOffer,
    async ({ offerId }, context) => ({
      message: 'Your offer is withdrawn.',
      data: await moveOwn(context, offerId, 'withdraw'),
    }),
    talking,
  );

  serve(contract.listAgreedOffers, schemas.listAgreedOffers, (_, { shop, session }) =>
    listAgreed(orm, { shopId: shop.id, accountId: session.accountId }),
  );

  serve(
    contract.answerOffer,
    schemas.answerOffer,
    async ({ offerId, ...step }, context) => {
      const moved = await answerOffer(orm, push, sellerOf(context), {
        offerId: offerId.toLowerCase(),
        ...step,
      });
      const { question, conversation, isNew } = moved;
      const said = question.replies.findLast(({ offerMove }) => offerMove !== null);
      if (isNew && said) channel.replied(conversation, { content: said.content, questionId: question._id });
      tellOfMove(moved);
      return { message: 'Your answer was sent.', data: question };
    },
    talking,
  );

  return () =>
    expireOffers(orm, ({ conversation, offerId }) => tellOfEnd({ conversation, offerId, status: 'expired' }));
}
