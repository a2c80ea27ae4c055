import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { useEnds, useOwnPlace } from '@haat/web/ui/gallery/carousel.tsx';
import { CountLine } from '@haat/web/ui/list/count-line.tsx';
import { Switch } from '@haat/web/ui/form/switch.tsx';
import { IconButton } from '@haat/web/ui/icon-button.tsx';
import { productViewOf } from '../catalog/product/product-view.ts';
import type { Column } from './column.tsx';
import { CompareTable } from './compare-table.tsx';
import { compareList } from './list.ts';
import type { Compared } from './list.ts';
import { useCompared } from './use-compared.ts';
import { useRows } from './use-rows.ts';

/** The compared products side by side (spec §2): one table, whose head is the carousel of the products. */
export function CompareBoard({ products }: { products: readonly Compared[] }) {
  const { t, language } = useLanguage();
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const compared = useCompared(products);
  const columns = products.map((stored): Column => {
    const today = compared.of(stored);
    return {
      stored,
      today,
      view: today.state === 'ready' ? productViewOf(today.product, language) : null,
      onRemove: () => compareList.update((list) => list.filter(({ _id }) => _id !== stored._id)),
      onAgain: () => compared.again(stored),
    };
  });
  const rows = useRows(columns);
  const several = products.length > 1;
  const box = useRef<HTMLDivElement>(null);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="max-sm:w-full">
          <CountLine
            count={products.length}
            text={t(several ? 'products.count' : 'products.count.one', { n: products.length })}
          />
          {several && (
            // Its line is there before what it says is known.
            <p role="status" className="min-h-[1lh] text-sm text-soft">
              {rows && <Difference differing={rows.differing.map(({ name }) => name)} total={rows.total} />}
            </p>
          )}
        </div>
        {several && (
          <div className="flex items-center gap-3">
            <Switch label={t('compare.onlyDifferences')} on={onlyDifferences} onChange={setOnlyDifferences} />
            <Arrows box={box} />
          </div>
        )}
      </div>
      <CompareTable box={box} columns={columns} rows={rows} onlyDifferences={several && onlyDifferences} />
    </>
  );
}

/** In how many rows the products differ; who listens is told once in which, instead of in every row. */
function Difference({ differing, total }: { differing: string[]; total: number }) {
  const { t } = useLanguage();
  if (differing.length === 0) return t('compare.noDifference');
  return (
    <>
      {t(differing.length === 1 ? 'compare.differing.one' : 'compare.differing', {
        n: differing.length,
        total,
      })}
      <span className="sr-only">: {differing.join(', ')}</span>
    </>
  );
}

function Arrows({ box }: { box: RefObject<HTMLDivElement | null> }) {
  const { t } = useLanguage();
  const ends = useEnds(box);
  useOwnPlace(box, t('compare.products'));
  if (!ends.back && !ends.on) return null;
  const step = (by: 1 | -1) => {
    const width = box.current?.querySelector('td + td, thead td')?.clientWidth ?? 0;
    box.current?.scrollBy({ left: by * width, behavior: 'smooth' });
  };
  return (
    <div className="hidden pointer-fine:flex">
      <IconButton label={t('carousel.back')} disabled={!ends.back} onClick={() => step(-1)}>
        <ChevronLeft aria-hidden className="size-5" />
      </IconButton>
      <IconButton label={t('carousel.on')} disabled={!ends.on} onClick={() => step(1)}>
        <ChevronRight aria-hidden className="size-5" />
      </IconButton>
    </div>
  );
}
