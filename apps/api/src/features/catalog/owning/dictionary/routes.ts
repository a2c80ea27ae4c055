import * as contract from '@haat/contract/catalog/owning/dictionary/calls';
import * as schemas from '@haat/contract/catalog/owning/dictionary/schemas';
import { actorOf } from '../../../../core/audit/record-change.ts';
import type { Dependencies } from '../../../../core/dependencies.ts';
import type { Serve } from '../../../../core/http/serve.ts';
import { refreshInTurn } from '../refresh-in-turn.ts';
import { dropTerm, keepTerm, readTerms } from './edit-dictionary.ts';

const atADesk = { limit: { perMinute: 120 } };

export function serveDictionary(serve: Serve, dependencies: Dependencies): void {
  const { orm } = dependencies.database;
  const refresh = refreshInTurn(dependencies);

  serve(contract.listTerms, schemas.listTerms, (input, { shop }) => readTerms(orm, shop.id, input), atADesk);

  serve(
    contract.saveTerm,
    schemas.saveTerm,
    async (input, context) => {
      const data = await keepTerm(orm, actorOf(context), input);
      await refresh(context.shop.id);
      return { message: 'The word was saved.', data };
    },
    atADesk,
  );

  serve(
    contract.deleteTerm,
    schemas.deleteTerm,
    async ({ word }, context) => {
      await dropTerm(orm, actorOf(context), word);
      await refresh(context.shop.id);
      return { message: 'The word was taken out.' };
    },
    atADesk,
  );
}
