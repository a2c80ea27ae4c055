import * as contract from '@haat/contract/orders/ledger/calls';
import type { CashHolder } from '@haat/contract/orders/ledger/rules';
import * as schemas from '@haat/contract/orders/ledger/schemas';
import { actorOf } from '../../../core/audit/record-change.ts';
import type { Dependencies } from '../../../core/dependencies.ts';
import type { Serve } from '../../../core/http/serve.ts';
import type { AuthContext } from '../../../core/request-context.ts';
import { sellerOf } from '../../../core/seller.ts';
import type { Seller } from '../../../core/seller.ts';
import { handOver } from './book-order.ts';
import { ledgerFile } from './ledger-file.ts';
import { courierCash, readLedger, readSellerBalances } from './read-ledger.ts';
import type { Moved } from '../move-order.ts';
import { returnOrder } from './return-order.ts';
import { refuseUnknown, setTerms, settle } from './settle.ts';

const reading = { limit: { perMinute: 120 } };
// The whole of a book takes as long as two hundred pages of it.
const rarely = { limit: { perMinute: 10 } };
const writing = { limit: { perMinute: 60 } };

/** Serves a vendor's book to the vendor and to the shop. @param announce tells of an order that came back */
export function serveLedger(
  serve: Serve,
  { database: { orm }, mail, push }: Dependencies,
  announce: (returned: Moved) => void,
): void {
  const ofShop = ({ shop }: AuthContext, vendorId: string): Seller => ({ shopId: shop.id, vendorId });
  const handAll = async (
    seller: Seller,
    { session }: AuthContext,
    { orderIds, to }: { orderIds: string[]; to: CashHolder },
  ) => {
    const handed: string[] = [];
    for (const orderId of new Set(orderIds.map((each) => each.toLowerCase()))) {
      const handing = { orderId, to, accountId: session.accountId };
      if (await orm.transaction((tx) => handOver(tx, seller, handing))) handed.push(orderId);
    }
    return { message: `The cash of ${handed.length} orders was handed over.`, data: handed };
  };

  serve(
    contract.sellerLedger,
    schemas.sellerLedger,
    (page, context) => readLedger(orm, sellerOf(context), page),
    reading,
  );
  serve(
    contract.sellerLedgerFile,
    schemas.sellerLedgerFile,
    ({ language = 'en-US' }, context) => ledgerFile(orm, sellerOf(context), language),
    rarely,
  );
  serve(
    contract.sellerCourierCash,
    schemas.sellerCourierCash,
    (page, context) => courierCash(orm, sellerOf(context), page),
    reading,
  );
  serve(
    contract.takeCash,
    schemas.takeCash,
    ({ orderIds }, context) => handAll(sellerOf(context), context, { orderIds, to: 'seller' }),
    writing,
  );
  serve(
    contract.returnOrder,
    schemas.returnOrder,
    async (input, context) => {
      const { accountId } = context.session;
      const telling = { mail, push, origin: context.origin };
      announce(await returnOrder(orm, telling, sellerOf(context), { ...input, accountId }));
      return { message: 'It is noted that the order came back.' };
    },
    writing,
  );

  serve(
    contract.vendorLedgers,
    schemas.vendorLedgers,
    (asked, { shop }) => readSellerBalances(orm, shop.id, asked),
    reading,
  );
  serve(
    contract.vendorLedger,
    schemas.vendorLedger,
    ({ vendorId, ...page }, context) => readLedger(orm, ofShop(context, vendorId), page),
    reading,
  );
  serve(
    contract.vendorLedgerFile,
    schemas.vendorLedgerFile,
    async ({ vendorId, language = 'en-US' }, context) => {
      const vendor = ofShop(context, vendorId);
      await refuseUnknown(orm, vendor);
      return ledgerFile(orm, vendor, language);
    },
    rarely,
  );
  serve(
    contract.vendorCourierCash,
    schemas.vendorCourierCash,
    ({ vendorId, ...page }, context) => courierCash(orm, ofShop(context, vendorId), page),
    reading,
  );
  serve(
    contract.bringCash,
    schemas.bringCash,
    ({ vendorId, orderIds }, context) =>
      handAll(ofShop(context, vendorId), context, { orderIds, to: 'shop' }),
    writing,
  );
  serve(
    contract.settle,
    schemas.settle,
    async (input, { shop, session: { accountId }, idempotencyKey: key }) => {
      const { standing, alreadyNoted } = await settle(orm, { shopId: shop.id, accountId, key }, input);
      return { message: 'The settlement was noted.', data: standing, alreadyNoted };
    },
    writing,
  );
  serve(
    contract.setTerms,
    schemas.setTerms,
    async ({ vendorId, version, ...terms }, context) => {
      await setTerms(orm, actorOf(context), { vendorId, version }, terms);
      return { message: 'The terms were changed.' };
    },
    writing,
  );
}
