import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { restoreProduct } from '@haat/contract/catalog/selling/calls';
import { titleIn } from '@haat/contract/core/language';
import type { StockedProduct } from '@haat/contract/stock/schemas';
import { call } from '@haat/web/platform/api/call.ts';
import { useAction } from '@haat/web/platform/api/use-action.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { LocalLink } from '@haat/web/platform/i18n/local-link.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import { SmallPicture } from '../small-picture.tsx';
import { PriceDialog } from './price-dialog.tsx';

interface ProductRowProps {
  product: StockedProduct;
  archived: boolean;
  selected: boolean;
  onSelect: (selected: boolean) => void;
  onChanged: (now: StockedProduct) => void;
  onStale: () => void;
  children: ReactNode;
}

/** A product in the list: it leads to its form; its price, and what is left of it, are changed here. */
export function ProductRow({ product, archived, children, ...row }: ProductRowProps) {
  const { language } = useLanguage();
  const title = titleIn(language, product);
  if (archived)
    return (
      <li className="flex flex-wrap items-center gap-3 desk-row">
        <SmallPicture image={product.image} size={56} />
        <span className="line-clamp-2 min-w-0 flex-1 text-sm font-medium">{title}</span>
        <RestoreButton productId={product._id} title={title} onRestored={row.onStale} />
      </li>
    );
  return <OpenRow product={product} title={title} {...row} stock={children} />;
}

interface OpenRowProps extends Omit<ProductRowProps, 'archived' | 'children'> {
  title: string;
  stock: ReactNode;
}

function OpenRow({ product, title, selected, onSelect, onChanged, onStale, stock }: OpenRowProps) {
  const { t, rupees } = useLanguage();
  const [pricing, setPricing] = useState(false);
  const { _id, price, markPrice, active } = product;
  const to = `/desk/products/${_id}`;
  return (
    <li
      className={`flex flex-wrap items-center desk-row p-0 ${selected ? 'border-primary-ink ring-1 ring-primary-ink' : ''}`}
    >
      <label className="tap grid shrink-0 cursor-pointer place-items-center self-stretch ps-1">
        <input
          type="checkbox"
          checked={selected}
          onChange={({ target }) => onSelect(target.checked)}
          aria-label={t('products.select', { title })}
          className="size-5 accent-primary-ink"
        />
      </label>
      <div className="flex min-w-0 flex-1 basis-56 items-center gap-3 py-2 pe-3">
        <LocalLink to={to} tabIndex={-1} aria-hidden>
          <SmallPicture image={product.image} size={56} />
        </LocalLink>
        <div className="grid min-w-0 grow text-sm">
          <LocalLink to={to} className="line-clamp-2 tap content-center font-medium hover:underline">
            {title}
          </LocalLink>
          {!active && <span className="text-soft">{t('products.hidden')}</span>}
          <Button
            kind="plain"
            size="s"
            className="-ms-3 gap-2 justify-self-start"
            onClick={() => setPricing(true)}
          >
            <span className="sr-only">{t('price.changeOf', { title })}</span>
            <span className="font-bold">{rupees(price)}</span>
            {markPrice > price && <s className="font-normal text-soft">{rupees(markPrice)}</s>}
            <Pencil aria-hidden size={16} />
          </Button>
        </div>
      </div>
      <div className="w-full border-t border-line px-3 py-1 md:w-80 md:border-t-0">{stock}</div>
      {pricing && (
        <PriceDialog
          product={product}
          title={title}
          onClose={() => setPricing(false)}
          onChanged={onChanged}
          onStale={onStale}
        />
      )}
    </li>
  );
}

interface RestoreButtonProps {
  productId: string;
  title: string;
  onRestored: () => void;
}

function RestoreButton({ productId, title, onRestored }: RestoreButtonProps) {
  const { t } = useLanguage();
  const { busy, problem, run } = useAction(async () => {
    await call(restoreProduct, { id: productId });
    onRestored();
  });
  return (
    <>
      <Button
        kind="quiet"
        size="s"
        busy={busy}
        aria-label={`${t('products.restore')}: ${title}`}
        onClick={run}
      >
        {t('products.restore')}
      </Button>
      <p role="alert" className="w-full text-sm text-bad empty:hidden">
        {problem}
      </p>
    </>
  );
}
