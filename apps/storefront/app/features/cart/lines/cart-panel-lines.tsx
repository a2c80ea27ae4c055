import { useEffect } from 'react';
import Trash2 from 'lucide-react/icons/trash';
import { pictureAt } from '@haat/contract/catalog/rules';
import { titleIn } from '@haat/contract/core/language';
import { keepFocusBeside } from '@haat/web/ui/keep-focus.ts';
import { ShopLink, useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { dismissDropped, useDropped } from '../cart.ts';
import { amountOf, totalOf } from '../rows.ts';
import type { CartRow } from '../rows.ts';
import { countOf, minusAt, offersPlus } from '../rules.ts';
import { useCartActions } from '../use-cart.ts';
import { useCartRows } from '../use-rows.ts';
import { refreshStock } from '../use-stock.ts';
import { Button, buttonLook } from '@haat/web/ui/button.tsx';
import { IconButton } from '@haat/web/ui/icon-button.tsx';
import { Picture } from '@haat/web/ui/picture.tsx';
import { Stall } from '@haat/web/ui/stall.tsx';
import { Stepper } from '@haat/web/ui/form/stepper.tsx';
import { LineChoice, nameOf } from './line-choice.tsx';

/** How many pieces are in the cart. Beside the panel the header's button tells of each change; behind the sheet nothing is heard. */
export function CartCount({ place }: { place: 'panel' | 'sheet' }) {
  const { t } = useLanguage();
  const count = countOf(useCartRows());
  return (
    <span aria-live={place === 'sheet' ? 'polite' : undefined} className="shrink-0 text-sm text-soft">
      {t(count === 1 ? 'cart.count.one' : 'cart.count', { n: count })}
    </span>
  );
}

/** Says what was left out of a stored cart that was not all ours (issue 'bad input'); gone once read. */
export function CartNotice() {
  const { t } = useLanguage();
  const dropped = useDropped();
  if (dropped === 0) return null;
  return (
    <div role="status" className="mb-4 flex items-center gap-3 rounded-box bg-sunken p-3 text-sm">
      <p className="grow">{t(dropped === 1 ? 'cart.dropped.one' : 'cart.dropped', { n: dropped })}</p>
      <Button kind="quiet" size="s" onClick={dismissDropped}>
        {t('cart.dropped.ok')}
      </Button>
    </div>
  );
}

/** What an empty cart shows (spec §2). */
export function EmptyCart() {
  const { t } = useLanguage();
  return (
    <div className="grid justify-items-center gap-3 py-8 text-center text-balance">
      <Stall />
      <p className="text-lg font-semibold">{t('cart.empty')}</p>
      <p className="text-soft">{t('cart.empty.hint')}</p>
      <ShopLink to="/products" className={buttonLook('primary')}>
        {t('products.browse')}
      </ShopLink>
    </div>
  );
}

/** The lines with today's prices and stock; plus and minus by the rules of the place (spec §4). */
export function CartLines({ place }: { place: 'panel' | 'sheet' }) {
  const rows = useCartRows();
  useEffect(() => {
    void refreshStock();
  }, []);
  return (
    <ul className="grid gap-4">
      {rows.map((row) => (
        <Line key={row.key} row={row} place={place} />
      ))}
    </ul>
  );
}

const titleLook = 'line-clamp-2 min-w-0 grow text-sm leading-relaxed';

function Line({ row, place }: { row: CartRow; place: 'panel' | 'sheet' }) {
  const { t, rupees, digits, language } = useLanguage();
  const { plus, minus, remove } = useCartActions();
  const title = titleIn(language, row);
  const named = nameOf(row, language);
  return (
    <li className="flex gap-3 border-b border-line pb-4 last:border-0 last:pb-0">
      <LinePicture row={row} />
      <div className="min-w-0 grow">
        <div className="flex items-start gap-1">
          {row.gone ? (
            <span className={titleLook}>{title}</span>
          ) : (
            <ShopLink to={`/product/${row.slug}`} className={`${titleLook} hover:underline`}>
              {title}
            </ShopLink>
          )}
          <IconButton
            label={t('cart.remove', { title: named })}
            className="-mr-2 -mt-2.5 text-soft"
            data-remove
            onClick={({ currentTarget }) => keepFocusBeside(currentTarget, () => remove(row))}
          >
            <Trash2 aria-hidden size={18} />
          </IconButton>
        </div>
        <LineChoice row={row} />
        <LineNotes row={row} />
        {!row.gone && (
          <div className="mt-1 flex items-center justify-between gap-2">
            <Stepper
              size="s"
              shown={digits(row.quantity)}
              labels={{
                group: t('cart.quantity', { title: named }),
                plus: t('cart.plus', { title: named }),
                minus: t('cart.minus', { title: named }),
              }}
              plus={offersPlus(place, row.quantity, row.left) ? 'offered' : 'disabled'}
              minus={minusAt(place, row.quantity) === 'lowers' ? 'offered' : 'disabled'}
              onPlus={() => plus(row)}
              onMinus={() => minus(row, place)}
            />
            <span className="text-right">
              <span className="block font-bold">{rupees(amountOf(row))}</span>
              {row.quantity > 1 && (
                <span className="block text-xs text-soft">
                  {digits(row.quantity)} × {rupees(row.price)}
                </span>
              )}
            </span>
          </div>
        )}
        {/* Below the buttons: what it says comes by a press on one of them. */}
        {!row.gone && row.left !== null && row.left > 0 && row.quantity >= row.left && (
          <p className="mt-1 text-xs text-warn">{t('cart.onlyLeft', { left: row.left })}</p>
        )}
      </div>
    </li>
  );
}

function LinePicture({ row }: { row: CartRow }) {
  const blank = <span className="size-18 shrink-0 rounded-box bg-sunken" />;
  if (!row.image) return blank;
  return (
    <Picture
      src={pictureAt(row.image, 200)}
      alt=""
      width={72}
      height={72}
      className={`size-18 shrink-0 rounded-box bg-sunken object-cover ${row.gone ? 'opacity-50 grayscale' : ''}`}
      fallback={blank}
    />
  );
}

function LineNotes({ row }: { row: CartRow }) {
  const { t, rupees } = useLanguage();
  if (row.gone) return <p className="text-sm text-bad">{t('cart.gone')}</p>;
  return (
    <>
      {row.agreed && (
        <p className="text-xs text-good">{t('cart.agreed', { price: rupees(row.agreed.price) })}</p>
      )}
      {row.priceBefore !== null && (
        <p className="text-xs text-warn">{t('cart.priceWas', { price: rupees(row.priceBefore) })}</p>
      )}
      {row.left === 0 && !row.unoffered && <p className="text-xs text-bad">{t('card.out')}</p>}
      {row.quantity === 0 && <p className="text-xs text-soft">{t('cart.notCounted')}</p>}
    </>
  );
}

/** The running total, and the two ways to /cart-details (spec §2). */
export function CartFoot() {
  const { t, rupees } = useLanguage();
  const total = totalOf(useCartRows());
  return (
    <div className="grid gap-3">
      <p aria-live="polite" className="flex flex-wrap items-baseline justify-between">
        <span>
          {t('cart.total')} <span className="text-sm text-soft">{t('cart.withoutDelivery')}</span>
        </span>
        <span className="text-lg font-bold">{rupees(total)}</span>
      </p>
      <div className="grid grid-cols-2 gap-3">
        <ShopLink to="/cart-details" className={buttonLook('quiet')}>
          {t('cart.viewDetails')}
        </ShopLink>
        <ShopLink to="/cart-details" className={buttonLook('primary')}>
          {t('cart.placeOrder')}
        </ShopLink>
      </div>
    </div>
  );
}
