import {
  checkCart,
  cancelStockNotice,
  getInventory,
  getStock,
  notifyOfStock,
  sellerStock,
  setInventory,
  soldElsewhere,
} from '@haat/contract/stock/calls';
import * as schemas from '@haat/contract/stock/schemas';
import type { AuthContext } from '../../core/request-context.ts';
import { productsIn, tags } from '../../core/cache/cache.ts';
import type { Dependencies } from '../../core/dependencies.ts';
import type { Serve } from '../../core/http/serve.ts';
import { sellerOf } from '../../core/seller.ts';
import { listStock, setStock, takeSoldElsewhere } from './edit-stock.ts';
import type { Counter } from './edit-stock.ts';
import { cartFacts, inventoryOf, stockOf } from './service.ts';
import { awaitStock, cancelWait, tellWaiting } from './await-stock.ts';

const personOf = ({ shop, session }: AuthContext) => ({ shopId: shop.id, accountId: session.accountId });

const counterOf = (context: AuthContext): Counter => ({
  ...sellerOf(context),
  accountId: context.session.accountId,
  key: context.idempotencyKey,
});

/** Piece by piece, as fast as a thumb counts a shelf. */
const atADesk = { limit: { perMinute: 300 } };
const live = { exact: true } as const;
const context = { limit: { perMinute: 60 } };

/** Live numbers: every sale changes them, so pages ask for them from the browser and hold none (design D4). */
export function serveStock(serve: Serve, { database: { orm }, changes, mail }: Dependencies): void {
  serve(
    getStock,
    schemas.getStock,
    async ({ productId }, { shop }) => {
      const remainingQty = await stockOf(orm, shop.id, productId);
      return remainingQty === null ? [] : [{ productId, remainingQty }];
    },
    live,
  );

  serve(
    getInventory,
    schemas.getInventory,
    async ({ productId }, { shop }) => {
      const inventory = await inventoryOf(orm, shop.id, productId);
      return inventory ? [inventory] : [];
    },
    live,
  );

  serve(checkCart, schemas.checkCart, ({ productIds }, { shop }) => cartFacts(orm, shop.id, productIds));

  serve(
    notifyOfStock,
    schemas.notifyOfStock,
    async (input, known) => {
      await awaitStock(orm, personOf(known), known.origin, input);
      return { message: 'We will write to you when it is back.' };
    },
    context,
  );

  serve(
    cancelStockNotice,
    schemas.cancelStockNotice,
    async (input, known) => {
      await cancelWait(orm, personOf(known), input);
      return { message: 'We will not write to you about it.' };
    },
    context,
  );

  const announce = (shopId: string, changed: string[]) =>
    changes.announce(changed.map((id) => tags.product(shopId, id)));

  serve(sellerStock, schemas.sellerStock, (input, known) => listStock(orm, sellerOf(known), input), atADesk);

  serve(
    setInventory,
    schemas.setInventory,
    async (input, known) => {
      const { product, changed } = await setStock(orm, counterOf(known), input);
      announce(known.shop.id, changed);
      return { message: 'The stock was updated.', data: product };
    },
    atADesk,
  );

  serve(
    soldElsewhere,
    schemas.soldElsewhere,
    async (input, known) => {
      const { product, changed, isAgain } = await takeSoldElsewhere(orm, counterOf(known), input);
      announce(known.shop.id, changed);
      return { message: 'The stock was updated.', data: product, alreadyTaken: isAgain };
    },
    atADesk,
  );

  // Whatever brings a product back announces it, after the commit; a process that died in between is made up for hourly.
  changes.listen((announced, from) => {
    // Another process tells those who wait itself.
    if (from === 'elsewhere') return;
    for (const products of productsIn(announced))
      mail.afterwards(async () => void (await tellWaiting(orm, mail, products)));
  });
}
