import { sellerStock } from '@haat/contract/stock/calls';
import type { StockedProduct } from '@haat/contract/stock/schemas';
import { call } from '@haat/web/platform/api/call.ts';
import { useChangedRows } from '@haat/web/platform/api/use-changed-rows.ts';
import { useMore } from '@haat/web/platform/api/use-more.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { buttonLook } from '@haat/web/ui/button.tsx';
import { EmptyState } from '@haat/web/ui/list/empty-state.tsx';
import { MoreList } from '@haat/web/ui/list/more-list.tsx';
import { LocalLink } from '@haat/web/platform/i18n/local-link.tsx';
import type { AskedStock } from './stock-filter.tsx';
import { StockRow } from './stock-row.tsx';

interface StockListProps {
  asked: AskedStock;
  page: { products: StockedProduct[]; next: string | null };
  /** What is shown may be old. */
  onStale: () => void;
}

/** The products of a list; one that was changed stays where it is, as it is now. */
export function StockList({ asked, page, onStale }: StockListProps) {
  const { t } = useLanguage();
  const changed = useChangedRows<StockedProduct>(page);
  const list = useMore(
    page,
    ({ products }) => products,
    (after) => call(sellerStock, { ...asked, after, size: 30 }),
  );
  const isNarrowed = asked.q !== undefined || asked.only !== undefined;
  const none = (
    <EmptyState title={t('stock.none')} hint={t(isNarrowed ? 'stock.noneHint' : 'today.products')}>
      <LocalLink className={buttonLook('quiet')} to={isNarrowed ? '/desk/stock' : '/desk/products/new'}>
        {t(isNarrowed ? 'stock.all' : 'products.new')}
      </LocalLink>
    </EmptyState>
  );
  return (
    <MoreList list={list} none={none} words={t('stock.more')}>
      {(product) => (
        <StockRow
          key={product._id}
          product={changed.now(product._id) ?? product}
          onChanged={changed.take}
          onStale={onStale}
        />
      )}
    </MoreList>
  );
}
