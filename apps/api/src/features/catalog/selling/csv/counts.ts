import type { OfferedVariant } from '@haat/contract/catalog/product';
import type { Db } from '../../../../core/database/database.ts';
import type { SellerAccount } from '../../../../core/seller.ts';
import type { products } from '../../tables.ts';
import type { Recount } from '../edit-product.ts';
import type { Pieces } from './stock-cell.ts';

export type ReadCounts = (
  db: Db,
  shopId: string,
  productIds: string[],
) => Promise<ReadonlyMap<string, readonly Pieces[]>>;

/** What is counted is the stock's to say, which lies above the catalogue: whoever builds the app hands it in. */
export interface Counts {
  read: ReadCounts;
  /** The same, held until the transaction ends. */
  hold: ReadCounts;
  /** Sets what is left of several products, as by hand. */
  set: (
    tx: Db,
    seller: SellerAccount,
    all: readonly {
      product: { id: string; title: string; variants: readonly OfferedVariant[] };
      pieces: readonly Pieces[];
    }[],
  ) => Promise<void>;
  /** What a product shows that is to be added with such pieces. */
  shownWith: (
    variants: readonly OfferedVariant[],
    pieces: readonly Pieces[],
  ) => Pick<typeof products.$inferSelect, 'inStock' | 'soldOut'>;
  recount: Recount;
}
