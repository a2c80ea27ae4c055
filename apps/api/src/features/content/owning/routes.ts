import * as contract from '@haat/contract/content/owning/calls';
import * as schemas from '@haat/contract/content/owning/schemas';
import type { connectionEvents } from '@haat/contract/core/channel';
import { recordChange, actorOf } from '../../../core/audit/record-change.ts';
import type { Dependencies } from '../../../core/dependencies.ts';
import type { Serve } from '../../../core/http/serve.ts';
import type { Sockets } from '../../../core/realtime/sockets.ts';
import * as messages from './messages.ts';

const atADesk = { limit: { perMinute: 120 } };
/** What interrupts everybody is said rarely. */
const rarely = { limit: { perMinute: 6 } };

/** What reaches whoever runs the shop from its pages, and what they tell all who are there. */
export function serveOwnersWord(
  serve: Serve,
  { database: { orm } }: Dependencies,
  { tellEverybody }: Pick<Sockets, 'tellEverybody'>,
): void {
  serve(
    contract.listMessages,
    schemas.listMessages,
    (input, { shop }) => messages.readMessages(orm, shop.id, input),
    atADesk,
  );

  serve(
    contract.markAnswered,
    schemas.markAnswered,
    async (input, context) => {
      await messages.noteAnswer(orm, actorOf(context), input);
      return { message: 'It was noted.' };
    },
    atADesk,
  );

  serve(
    contract.announce,
    schemas.announce,
    async ({ text, textNe }, context) => {
      const after = { text, textNe: textNe || null };
      await recordChange(orm, actorOf(context), { kind: 'announcement', before: null, after });
      const event = 'adminMessage' satisfies keyof typeof connectionEvents;
      const shopId = context.shop.id;
      tellEverybody({ shopId, language: 'en-US' }, event, text);
      tellEverybody({ shopId, language: 'ne-NP' }, event, textNe || text);
      return { message: 'All who are online were told.' };
    },
    rarely,
  );
}
