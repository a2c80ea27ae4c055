import { useState } from 'react';
import type { ComponentType } from 'react';
import type { BulkResult } from '@haat/contract/catalog/selling/bulk/schemas';
import { sellerStock } from '@haat/contract/stock/calls';
import type { StockedProduct } from '@haat/contract/stock/schemas';
import { call } from '@haat/web/platform/api/call.ts';
import { useMore } from '@haat/web/platform/api/use-more.ts';
import type { Page } from '@haat/web/platform/api/use-more.ts';
import { keptHere } from '@haat/web/platform/navigation/kept-here.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { LocalLink } from '@haat/web/platform/i18n/local-link.tsx';
import { buttonLook } from '@haat/web/ui/button.tsx';
import { EmptyState } from '@haat/web/ui/list/empty-state.tsx';
import { ChooseAll } from '@haat/web/ui/form/choose-all.tsx';
import { MoreButton } from '@haat/web/ui/list/more-button.tsx';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { BulkDialog } from './bulk/bulk-dialog.tsx';
import { askedOf } from './product-filter.tsx';
import type { AskedProducts } from './product-filter.tsx';
import { ProductRow } from './product-row.tsx';

interface StockProps {
  product: StockedProduct;
  onChanged: (now: StockedProduct) => void;
  onStale: () => void;
}

interface ProductListProps {
  asked: AskedProducts;
  page: { products: StockedProduct[]; next: string | null };
  Stock: ComponentType<StockProps>;
  onStale: () => void;
}

const useKept = keptHere<Page<StockedProduct>>();

/** The products of a seller: prices and pieces are changed in the list, several products together. */
export function ProductList({ asked, page, Stock, onStale }: ProductListProps) {
  const { t } = useLanguage();
  const [changed, setChanged] = useState<Record<string, StockedProduct>>({});
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [bulk, setBulk] = useState<StockedProduct[] | null>(null);
  const list = useMore(
    page,
    ({ products }) => products,
    (after) => call(sellerStock, { ...askedOf(asked), after, size: 30 }),
    { kept: useKept() },
  );
  const rows = list.rows.map((row) => newer(row, changed[row._id]));
  const take = (now: StockedProduct) => setChanged((all) => ({ ...all, [now._id]: now }));
  const takeBulk = ({ changed: those }: BulkResult) => {
    const now = new Map(those.map((each) => [each._id, each]));
    for (const row of rows) {
      const its = now.get(row._id);
      if (its) take({ ...row, version: its.version, ...rowPart(its.after) });
    }
    onStale();
  };
  const choose = (ids: string[], on: boolean) =>
    setChosen((all) => new Set(on ? [...all, ...ids] : [...all].filter((id) => !ids.includes(id))));

  const isNarrowed = [asked.q, asked.only, asked.category].some((each) => each !== undefined);
  const hint = asked.only === 'archived' ? 'products.noneArchived' : 'products.noneHint';
  if (rows.length === 0)
    return (
      <EmptyState title={t('products.none')} hint={t(isNarrowed ? hint : 'today.products')}>
        <LocalLink className={buttonLook('quiet')} to={isNarrowed ? '/desk/products' : '/desk/products/new'}>
          {t(isNarrowed ? 'products.all' : 'products.new')}
        </LocalLink>
      </EmptyState>
    );
  const isArchive = asked.only === 'archived';
  const shown = rows.map(({ _id }) => _id);
  const picked = rows.filter(({ _id }) => chosen.has(_id));
  return (
    <>
      {!isArchive && (
        <ChooseAll
          all={shown.every((id) => chosen.has(id))}
          words={{ all: t('desk.selectAll'), none: t('desk.selectNone') }}
          onChoose={(on) => choose(shown, on)}
        >
          {picked.length > 0 && t('desk.selected', { n: picked.length })}
        </ChooseAll>
      )}
      <ul className="grid gap-2">
        {rows.map((product) => (
          <ProductRow
            key={product._id}
            product={product}
            archived={isArchive}
            selected={chosen.has(product._id)}
            onSelect={(on) => choose([product._id], on)}
            onChanged={take}
            onStale={onStale}
          >
            <Stock product={product} onChanged={take} onStale={onStale} />
          </ProductRow>
        ))}
      </ul>
      <MoreButton list={list} words={t('products.more')} />
      {picked.length > 0 && <BulkBar count={picked.length} onOpen={() => setBulk(picked)} />}
      {bulk && (
        <BulkDialog
          products={bulk}
          onDone={(result) => {
            takeBulk(result);
            setChosen(new Set(result.left.map(({ _id }) => _id)));
          }}
          onClose={() => setBulk(null)}
        />
      )}
    </>
  );
}

// What was changed here stands until a list brings something newer.
const newer = (row: StockedProduct, changed: StockedProduct | undefined) =>
  changed && changed.version >= row.version ? changed : row;

const rowPart = ({ price, markPrice, active }: BulkResult['changed'][number]['after']) => ({
  ...{ price, markPrice, active },
});
