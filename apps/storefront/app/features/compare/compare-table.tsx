import EqualNot from 'lucide-react/icons/equal-not';
import { useId, useState } from 'react';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { percentOff } from '../catalog/card/card.ts';
import { colorsOf, sizesOf } from '../catalog/product/choosing.ts';
import type { ProductView } from '../catalog/product/product-view.ts';
import { linedUp } from './table.ts';
import type { Fact, Row } from './table.ts';
import { Skeleton } from '@haat/web/ui/skeleton.tsx';
import { Switch } from '@haat/web/ui/form/switch.tsx';

interface CompareTableProps {
  products: ProductView[];
  /** Some are still on their way. */
  waiting: boolean;
}

/** What is known of the products, lined up row by row; where they differ is marked, and can be shown alone. */
export function CompareTable({ products, waiting }: CompareTableProps) {
  const { t } = useLanguage();
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const factsOf = useFacts();
  const title = useId();
  if (waiting) return <Skeleton className="h-96 w-full" />;
  if (products.length === 0) return null;
  const rows = linedUp(products.map(factsOf));
  const differing = rows.filter(({ differs }) => differs);
  const several = products.length > 1;
  const shown = several && onlyDifferences ? differing : rows;
  return (
    <section className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 id={title} className="section-head">
          {t('compare.table')}
        </h2>
        {several && (
          <Switch label={t('compare.onlyDifferences')} on={onlyDifferences} onChange={setOnlyDifferences} />
        )}
      </div>
      {several && (
        <p role="status" className="text-sm text-soft">
          {differing.length === 0
            ? t('compare.noDifference')
            : t('compare.differing', { n: differing.length, total: rows.length })}
        </p>
      )}
      {shown.length > 0 && <Lines titleId={title} products={products} rows={shown} />}
    </section>
  );
}

const stuck = 'sticky z-10 bg-surface';
const cell = 'border-b border-line px-3 py-2.5 align-top text-start [overflow-wrap:break-word]';
/** The least widths of the column of names and of a product's, in rem: on a phone one and a half products are seen. */
const least = { names: 7, product: 8.5 };

/** The table scrolls in a box of its own, so that titles and names stay in sight on a phone too. */
function Lines({ titleId, products, rows }: { titleId: string; products: ProductView[]; rows: Row[] }) {
  const { t } = useLanguage();
  const minWidth = `${least.names + products.length * least.product}rem`;
  return (
    <div
      role="region"
      aria-labelledby={titleId}
      // What scrolls must be reachable by the keyboard (WCAG 2.1.1).
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="max-h-[calc(100dvh-7rem)] overflow-auto rounded-box border border-line bg-surface"
    >
      <table className="w-full table-fixed border-separate border-spacing-0 text-sm" style={{ minWidth }}>
        <thead>
          <tr>
            <th
              scope="col"
              className={`${stuck} ${cell} start-0 top-0 z-20 w-28 font-medium text-soft sm:w-44`}
            >
              {t('compare.feature')}
            </th>
            {products.map(({ card }) => (
              <th key={card._id} scope="col" className={`${stuck} ${cell} top-0`}>
                <span className="line-clamp-3 font-bold">{card.title}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Line key={row.name} row={row} products={products} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Line({ row: { name, values, differs }, products }: { row: Row; products: ProductView[] }) {
  const { t } = useLanguage();
  return (
    <tr>
      <th scope="row" className={`${stuck} ${cell} start-0 font-medium`}>
        <span className="flex flex-wrap items-center gap-x-2">
          {name}
          {differs && (
            <span className="inline-flex items-center gap-1 text-xs text-warn">
              <EqualNot aria-hidden size={14} className="shrink-0" />
              {t('compare.different')}
            </span>
          )}
        </span>
      </th>
      {products.map(({ card }, index) => (
        <td key={card._id} className={`${cell} ${differs ? 'bg-sunken/60 font-semibold' : ''}`}>
          {values[index] ?? <span className="font-normal text-soft">{t('compare.unknown')}</span>}
        </td>
      ))}
    </tr>
  );
}

/** Everything comparable of a product: what the shop knows of each, then what its seller states. */
function useFacts(): (product: ProductView) => Fact[] {
  const { t, rupees, digits } = useLanguage();
  return ({ card, rating, variants, facts }) => {
    const off = percentOff(card.discount);
    const rated = t(rating.count === 1 ? 'compare.rated.one' : 'compare.rated', {
      average: digits(rating.average.toFixed(1)),
      n: rating.count,
    });
    return [
      { name: t('compare.price'), value: rupees(card.price) },
      {
        name: t('compare.discount'),
        value: off > 0 ? t('compare.off', { n: off }) : t('compare.noDiscount'),
      },
      { name: t('compare.stock'), value: t(card.inStock ? 'product.stock.in' : 'product.stock.out') },
      { name: t('compare.soldBy'), value: card.adminId.shopName },
      { name: t('compare.rating'), value: rating.count > 0 ? rated : t('reviews.none') },
      { name: t('compare.sizes'), value: listed(sizesOf(variants)) },
      { name: t('compare.colors'), value: listed(colorsOf(variants)) },
      ...facts,
    ];
  };
}

const listed = (choices: { name: string }[]): string => choices.map(({ name }) => name).join(', ');
