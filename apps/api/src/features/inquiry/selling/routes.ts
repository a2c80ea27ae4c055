import { refusal } from '@haat/contract/core/problem';
import * as contract from '@haat/contract/inquiry/selling/calls';
import * as schemas from '@haat/contract/inquiry/selling/schemas';
import type { Dependencies } from '../../../core/dependencies.ts';
import type { Serve } from '../../../core/http/serve.ts';
import { sellerOf } from '../../../core/seller.ts';
import { markSeen } from '../alerts/unseen.ts';
import { readHoliday, saveHoliday } from './save-holiday.ts';
import { dropReply, keepReply, listSavedReplies } from './edit-saved-replies.ts';

const writing = { limit: { perMinute: 300 } };

/** What a seller's desk keeps besides the conversations. */
export function serveAnswering(serve: Serve, { database: { orm } }: Dependencies): void {
  serve(
    contract.markSeenBySeller,
    schemas.markSeenBySeller,
    async ({ user, product, upTo }, context) => {
      const about = { accountId: user.toLowerCase(), productId: product.toLowerCase() };
      if (!(await markSeen(orm, { ...sellerOf(context), ...about }, 'vendor', Number(upTo))))
        throw refusal('not-found');
      return { message: 'Seen.' };
    },
    writing,
  );

  serve(contract.listSavedReplies, schemas.listSavedReplies, (_, context) =>
    listSavedReplies(orm, sellerOf(context)),
  );

  serve(
    contract.keepReply,
    schemas.keepReply,
    async (input, context) => ({
      message: 'The reply is saved.',
      data: await keepReply(orm, sellerOf(context), input),
    }),
    writing,
  );

  serve(
    contract.dropReply,
    schemas.dropReply,
    async ({ replyId }, context) => {
      await dropReply(orm, sellerOf(context), replyId);
      return { message: 'The reply is deleted.' };
    },
    writing,
  );

  serve(contract.readHoliday, schemas.readHoliday, async (_, context) => {
    const holiday = await readHoliday(orm, sellerOf(context));
    return holiday && { until: holiday.until, message: holiday.message };
  });

  serve(
    contract.saveHoliday,
    schemas.saveHoliday,
    async ({ holiday }, context) => {
      await saveHoliday(orm, sellerOf(context), holiday);
      return { message: holiday ? 'Questions are answered while you are away.' : 'Welcome back.' };
    },
    writing,
  );
}
