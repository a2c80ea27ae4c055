import type { BulkResult, BulkState } from '@haat/contract/catalog/selling/bulk/schemas';
import type { SellerCategory } from '@haat/contract/catalog/selling/schemas';
import { titleIn } from '@haat/contract/core/language';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import { BeforeAfter } from '../form/before-after.tsx';

interface BulkPreviewProps {
  result: BulkResult;
  categories: SellerCategory[];
  busy: boolean;
  problem: string;
  onApply: () => void;
  onBack: () => void;
  onClose: () => void;
}

export function BulkPreview({ result, categories, busy, problem, ...does }: BulkPreviewProps) {
  const { t, language } = useLanguage();
  const { applied, changed, unchanged, left } = result;
  const counts = [
    t(applied ? 'bulk.done' : 'bulk.preview', { n: changed.length }),
    unchanged > 0 && t(unchanged === 1 ? 'bulk.unchanged.one' : 'bulk.unchanged', { n: unchanged }),
    left.length > 0 &&
      t(!applied ? 'bulk.cannot' : left.length === 1 ? 'bulk.wereLeft.one' : 'bulk.wereLeft', {
        n: left.length,
      }),
  ];
  return (
    <section className="grid gap-3">
      <p role="status" className="font-semibold">
        {counts.filter(Boolean).join(' ')}
      </p>
      {left.length > 0 && (
        <ul className="grid gap-1 text-sm text-bad">
          {left.map(({ _id, title, titleNe, problem: why }) => (
            <li key={_id} className="wrap-anywhere">
              {title !== null && `${titleIn(language, { title, titleNe })}: `}
              {t(`bulk.left.${why}`)}
            </li>
          ))}
        </ul>
      )}
      <ul className="max-h-[45vh] divide-y divide-line overflow-y-auto rounded-box border border-line empty:hidden">
        {changed.map(({ _id, before, after, ...product }) => (
          <li key={_id} className="grid gap-1 p-3 text-sm wrap-anywhere">
            <p className="font-medium">{titleIn(language, product)}</p>
            <Changes before={before} after={after} categories={categories} />
          </li>
        ))}
      </ul>
      <p role="alert" className="text-sm text-bad empty:hidden">
        {problem}
      </p>
      <div className="flex flex-wrap justify-end gap-2">
        {applied ? (
          <Button onClick={does.onClose}>{t('desk.close')}</Button>
        ) : (
          <>
            <Button kind="quiet" onClick={does.onBack}>
              {t('bulk.back')}
            </Button>
            {changed.length > 0 && (
              <Button busy={busy} onClick={does.onApply}>
                {t(busy ? 'bulk.applying' : 'bulk.apply', { n: changed.length })}
              </Button>
            )}
          </>
        )}
      </div>
    </section>
  );
}

interface ChangesProps {
  before: BulkState;
  after: BulkState;
  categories: SellerCategory[];
}

function Changes({ before, after, categories }: ChangesProps) {
  const { t, language, rupees } = useLanguage();
  const pathOf = (id: string) =>
    categories
      .find(({ _id }) => _id === id)
      ?.path.map((each) => titleIn(language, each))
      .join(' › ') ?? '';
  const rows = [
    { label: t('product.price'), of: ({ price }: BulkState) => rupees(price) },
    { label: t('product.markPrice'), of: ({ markPrice }: BulkState) => rupees(markPrice) },
    {
      label: t('bulk.state'),
      of: ({ active }: BulkState) => t(active ? 'products.shown' : 'products.hidden'),
    },
    { label: t('product.category'), of: ({ categoryId }: BulkState) => pathOf(categoryId) },
  ];
  return (
    <dl className="grid gap-1">
      {rows
        .filter(({ of }) => of(before) !== of(after))
        .map(({ label, of }) => (
          <div key={label}>
            <dt className="inline text-soft">{label}: </dt>
            <dd className="inline">
              <BeforeAfter before={of(before)} after={of(after)} />
            </dd>
          </div>
        ))}
    </dl>
  );
}
