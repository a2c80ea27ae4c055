import { useState } from 'react';
import { choiceText } from '@haat/contract/catalog/choice';
import { titleIn } from '@haat/contract/core/language';
import type { StockedProduct } from '@haat/contract/stock/schemas';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import { Stepper } from '@haat/web/ui/form/stepper.tsx';
import { SmallPicture } from '../catalog/small-picture.tsx';
import { StockDialog } from './stock-dialog.tsx';
import { useSteps } from './use-steps.ts';

interface StockRowProps {
  product: StockedProduct;
  onChanged: (now: StockedProduct) => void;
  onStale: () => void;
}

/** A product with what is left of each of its variants: one more or fewer by a tap, any number in its dialog. */
export function StockRow({ product, onChanged, onStale }: StockRowProps) {
  const { t, language } = useLanguage();
  const title = titleIn(language, product);
  return (
    <li className="grid gap-2 desk-row">
      <div className="flex items-center gap-3">
        <SmallPicture image={product.image} size={48} />
        <p className="min-w-0 grow text-sm">
          <span className="line-clamp-2 font-medium">{title}</span>
          {!product.active && <span className="block text-soft">{t('stock.hidden')}</span>}
        </p>
      </div>
      <StockLines product={product} onChanged={onChanged} onStale={onStale} />
    </li>
  );
}

/** What is left of a product, of each of its variants. */
function StockLines({ product, onChanged, onStale }: StockRowProps) {
  const { language } = useLanguage();
  return (
    <ul className="grid gap-1">
      {product.lines.map((line) => (
        <Line
          key={JSON.stringify(line.variant)}
          productId={product._id}
          title={titleIn(language, product)}
          line={line}
          onChanged={onChanged}
          onStale={onStale}
        />
      ))}
    </ul>
  );
}

/** The same with several variants folded to their sum, for lists of which pieces are not the matter. */
export function FoldedStock(props: StockRowProps) {
  const { t } = useLanguage();
  const { lines, remainingQty } = props.product;
  if (lines.length < 2) return <StockLines {...props} />;
  return (
    <details>
      <summary className="tap cursor-pointer content-center text-sm text-primary-ink">
        {t('stock.sum', { n: remainingQty, kinds: lines.length })}
      </summary>
      <StockLines {...props} />
    </details>
  );
}

interface LineProps extends Omit<StockRowProps, 'product'> {
  productId: string;
  title: string;
  line: StockedProduct['lines'][number];
}

function Line({ productId, title, line, onChanged, onStale }: LineProps) {
  const { t, language, digits } = useLanguage();
  const [editing, setEditing] = useState(false);
  const { shown, problem, step } = useSteps(productId, line, onChanged, onStale);
  const choice = choiceText(language, line.variant);
  const fullTitle = choice ? `${title}, ${choice}` : title;
  const low = shown === 0 ? t('stock.out') : line.isLow ? t('stock.low') : '';
  return (
    <li className="grid">
      <div className="flex flex-wrap items-center gap-2">
        <span className="min-w-0 grow text-sm">
          {choice}
          {low && <span className={`ms-1 font-medium ${shown === 0 ? 'text-bad' : 'text-warn'}`}>{low}</span>}
        </span>
        <div className="ms-auto flex items-center gap-2">
          <Stepper
            shown={digits(shown)}
            labels={{
              group: t('stock.group', { title: fullTitle }),
              plus: t('stock.plus'),
              minus: t('stock.minus'),
            }}
            plus="offered"
            minus={shown > 0 ? 'offered' : 'disabled'}
            onPlus={() => step(1)}
            onMinus={() => step(-1)}
          />
          <Button
            kind="quiet"
            size="s"
            aria-label={`${t('stock.edit')}: ${fullTitle}`}
            onClick={() => setEditing(true)}
          >
            {t('stock.edit')}
          </Button>
        </div>
      </div>
      <p role="alert" className="text-sm text-bad empty:hidden">
        {problem}
      </p>
      {editing && (
        <StockDialog
          productId={productId}
          title={fullTitle}
          line={line}
          shown={shown}
          onClose={() => setEditing(false)}
          onChanged={onChanged}
        />
      )}
    </li>
  );
}
