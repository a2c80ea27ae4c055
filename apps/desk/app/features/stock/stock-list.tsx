import { useState } from 'react';
import { sellerStock } from '@haat/contract/stock/calls';
import type { StockedProduct } from '@haat/contract/stock/schemas';
import { call } from '@haat/web/platform/api/call.ts';
import { useProblemText } from '@haat/web/platform/api/problem-text.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button, buttonLook } from '@haat/web/ui/button.tsx';
import { EmptyState } from '@haat/web/ui/empty-state.tsx';
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
  const problemText = useProblemText();
  const [changed, setChanged] = useState<Record<string, StockedProduct>>({});
  const [later, setLater] = useState<StockListProps['page'] | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const products = [...page.products, ...(later?.products ?? [])];
  const next = later ? later.next : page.next;
  const more = async (after: string) => {
    setBusy(true);
    setProblem('');
    try {
      const found = await call(sellerStock, { ...asked, after, size: 30 });
      setLater({ products: [...(later?.products ?? []), ...found.products], next: found.next });
    } catch (error) {
      setProblem(problemText(error));
    }
    setBusy(false);
  };
  if (products.length === 0)
    return (
      <EmptyState title={t('stock.none')} hint={t('stock.noneHint')}>
        <LocalLink className={buttonLook('quiet')} to="/desk/stock">
          {t('stock.all')}
        </LocalLink>
      </EmptyState>
    );
  return (
    <>
      <ul className="grid gap-2">
        {products.map((product) => (
          <StockRow
            key={product._id}
            product={changed[product._id] ?? product}
            onChanged={(now) => setChanged((all) => ({ ...all, [now._id]: now }))}
            onStale={onStale}
          />
        ))}
      </ul>
      <p role="alert" className="text-bad empty:hidden">
        {problem}
      </p>
      {next !== null && (
        <Button kind="quiet" busy={busy} onClick={() => void more(next)}>
          {t('stock.more')}
        </Button>
      )}
    </>
  );
}
