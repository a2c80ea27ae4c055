import { refusal } from '@haat/contract/core/problem';
import type { ParsedInput } from '@haat/contract/core/endpoint';
import type { settle as settleCall } from '@haat/contract/orders/ledger/calls';
import { offsetOf, payoutOf, remittanceOf, sellerBalanceOf, sumOf } from '@haat/contract/orders/ledger/rules';
import type { Posting, SellerBalance, SellerTerms } from '@haat/contract/orders/ledger/rules';
import { recordChange } from '../../../core/audit/record-change.ts';
import type { Actor } from '../../../core/audit/record-change.ts';
import type { Db } from '../../../core/database/database.ts';
import type { Seller } from '../../../core/seller.ts';
import { changeTerms, holdTerms, termsOf } from '../../vendors/service.ts';
import { claimOf, once } from '../../../core/idempotency/idempotency.ts';
import { balanceOf, postEntries } from './post-entries.ts';

interface Owner {
  shopId: string;
  accountId: string;
  key: string | null;
}

type Settlement = ParsedInput<typeof settleCall>;

const ways: Record<
  Settlement['kind'],
  { post: (book: Posting, amount: number) => Posting | null; most: (standing: SellerBalance) => number }
> = {
  payout: { post: payoutOf, most: ({ owedToSeller }) => owedToSeller },
  remittance: { post: remittanceOf, most: ({ owedToShop }) => owedToShop },
  offset: { post: offsetOf, most: ({ owedToSeller, owedToShop }) => Math.min(owedToSeller, owedToShop) },
};

/**
 * Notes that shop and vendor have settled. Of two who do so at once the second one sees what the first has left.
 * @returns how they stand afterwards, and whether that was noted under the same key before
 * @throws Refusal `not-found` for a vendor of another shop, `more-than-owed` with the most that can be settled
 */
export async function settle(
  db: Db,
  { key, ...owner }: Owner,
  settlement: Settlement,
): Promise<{ standing: SellerBalance; alreadyNoted: boolean }> {
  let notedNow: SellerBalance | undefined;
  const standing = await once(db, claimOf({ ...owner, path: 'settle', key }, settlement), async (tx) => {
    const { vendorId, kind, amount, note } = settlement;
    const { shopId, accountId } = owner;
    const seller = { shopId, vendorId };
    await refuseUnknown(tx, seller);
    const book = await balanceOf(tx, seller, true);
    const { post, most } = ways[kind];
    const posting = post(book, amount);
    if (!posting) throw refusal('more-than-owed', { amount: most(sellerBalanceOf(book)) });
    await postEntries(tx, seller, [{ kind, accountId, note, posting }]);
    notedNow = sellerBalanceOf(sumOf([book, posting]));
    return notedNow;
  });
  return { standing, alreadyNoted: standing !== notedNow };
}

/** @throws Refusal `not-found` for a vendor of another shop */
export async function refuseUnknown(db: Db, seller: Seller): Promise<void> {
  if (!(await termsOf(db, seller))) throw refusal('not-found');
}

/**
 * Changes what counts from the next sale on.
 * @throws Refusal `not-found` for a vendor of another shop, `changed-meanwhile` where another owner was faster
 */
export const setTerms = (
  db: Db,
  actor: Actor,
  { vendorId, version }: { vendorId: string; version: number },
  terms: SellerTerms,
): Promise<void> =>
  db.transaction(async (tx) => {
    const seller = { shopId: actor.shopId, vendorId };
    const before = await holdTerms(tx, seller);
    if (!before) throw refusal('not-found');
    if (before.termsVersion !== version) throw refusal('changed-meanwhile');
    await changeTerms(tx, seller, terms);
    const thing = { id: vendorId, name: before.vendor.shopName };
    await recordChange(tx, actor, { kind: 'terms', thing, before: before.terms, after: terms });
  });
