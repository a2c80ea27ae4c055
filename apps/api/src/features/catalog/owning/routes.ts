import * as contract from '@haat/contract/catalog/owning/calls';
import * as schemas from '@haat/contract/catalog/owning/schemas';
import { actorOf } from '../../../core/audit/record-change.ts';
import { tags } from '../../../core/cache/cache.ts';
import type { Dependencies } from '../../../core/dependencies.ts';
import { networkOf } from '../../../core/http/network.ts';
import type { Serve } from '../../../core/http/serve.ts';
import { putPicture, setPicture } from './set-category-picture.ts';
import { deleteCategory } from './delete-category.ts';
import { editCategory, placeCategory } from './edit-categories.ts';
import { freeSlug, readCategories } from './read-categories.ts';
import { refreshInTurn } from './refresh-in-turn.ts';

const atADesk = { limit: { perMinute: 240 } };
// Drawing pictures is work.
const working = { limit: { perMinute: 30 } };

export function serveCategories(serve: Serve, dependencies: Dependencies): void {
  const { database, changes, uploads } = dependencies;
  const { orm } = database;
  const refresh = refreshInTurn(dependencies);
  // They stand around every page, and searches find products by their names.
  const announced = async <T extends object>(shopId: string, answer: T): Promise<T> => {
    changes.announce([tags.categories(shopId), tags.lists(shopId)]);
    await refresh(shopId);
    return answer;
  };
  const message = 'It was saved.';

  serve(
    contract.readCategories,
    schemas.readCategories,
    async (_, { shop }) => ({ categories: await readCategories(orm, shop.id) }),
    atADesk,
  );

  serve(
    contract.guessSlug,
    schemas.guessSlug,
    async ({ title }, { shop }) => ({ slug: await freeSlug(orm, shop.id, title) }),
    atADesk,
  );

  serve(
    contract.saveCategory,
    schemas.saveCategory,
    async (input, context) =>
      announced(context.shop.id, { message, data: await editCategory(orm, actorOf(context), input) }),
    atADesk,
  );

  serve(
    contract.moveCategory,
    schemas.moveCategory,
    async (input, context) =>
      announced(context.shop.id, { message, data: await placeCategory(orm, actorOf(context), input) }),
    atADesk,
  );

  serve(
    contract.deleteCategory,
    schemas.deleteCategory,
    async (input, context) => {
      await deleteCategory(orm, actorOf(context), input);
      // Its products lie in another one now.
      changes.announce([tags.products(context.shop.id)]);
      return announced(context.shop.id, { message: 'The category was deleted.' });
    },
    atADesk,
  );

  serve(
    contract.setCategoryPicture,
    schemas.setCategoryPicture,
    async (input, context) => {
      const put = { ...input, caller: networkOf(context.ip) };
      return announced(context.shop.id, {
        ...{ message, data: await setPicture({ orm, uploads }, actorOf(context), put) },
      });
    },
    working,
  );

  serve(
    contract.removeCategoryPicture,
    schemas.removeCategoryPicture,
    async ({ id }, context) =>
      announced(context.shop.id, { message, data: await putPicture(orm, actorOf(context), id, null) }),
    atADesk,
  );
}
