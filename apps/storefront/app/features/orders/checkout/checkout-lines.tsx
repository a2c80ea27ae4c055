import Trash2 from 'lucide-react/icons/trash';
import { pictureAt, pictureSet } from '@haat/contract/catalog/rules';
import { shopNameIn, titleIn } from '@haat/contract/core/language';
import { keepFocus, keepFocusBeside } from '@haat/web/ui/keep-focus.ts';
import { groupsBy } from '@haat/web/platform/browser/group-by.ts';
import { ShopLink, useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { cart, dismissDropped, useDropped } from '../../cart/cart.ts';
import { cutTo, offersPlus } from '../../cart/rules.ts';
import { amountOf } from '../../cart/rows.ts';
import type { CartRow } from '../../cart/rows.ts';
import { useCartActions } from '../../cart/use-cart.ts';
import { Button } from '@haat/web/ui/button.tsx';
import { IconButton } from '@haat/web/ui/icon-button.tsx';
import { Picture } from '@haat/web/ui/picture.tsx';
import { Stepper } from '@haat/web/ui/form/stepper.tsx';
import { LineChoice, nameOf } from '../../cart/lines/line-choice.tsx';

export type LineNotice = 'gone' | 'choice' | 'sold-out' | 'too-many' | 'price' | 'zero' | null;

export function noticeOf({ gone, open, unoffered, left, quantity, priceBefore }: CartRow): LineNotice {
  if (gone) return 'gone';
  if (quantity > 0 && (open.length > 0 || unoffered)) return 'choice';
  if (left === 0) return 'sold-out';
  if (quantity === 0) return 'zero';
  if (left !== null && quantity > left) return 'too-many';
  return priceBefore === null ? null : 'price';
}

export const isOrdered = (row: CartRow): boolean =>
  !['gone', 'sold-out', 'zero'].includes(noticeOf(row) ?? '');

export function CheckoutLines({ rows }: { rows: CartRow[] }) {
  const { language } = useLanguage();
  const byVendor = groupsBy(rows, ({ vendor }) => vendor?._id);
  return (
    <div className="grid gap-4">
      <Dropped />
      {Array.from(byVendor, ([id, lines]) => (
        <section key={id ?? ''} className="rounded-box border border-line bg-surface">
          {lines[0]?.vendor && (
            <h3 className="border-b border-line px-4 py-2 text-sm font-semibold">
              <ShopLink
                className="inline-flex min-h-11 items-center hover:underline md:pointer-fine:min-h-0"
                to={`/shop/${lines[0].vendor.slug}`}
              >
                {shopNameIn(language, lines[0].vendor)}
              </ShopLink>
            </h3>
          )}
          <ul className="divide-y divide-line">
            {lines.map((row) => (
              <Line key={row.key} row={row} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Line({ row }: { row: CartRow }) {
  const { t, language, rupees, digits } = useLanguage();
  const { plus, minus, remove } = useCartActions();
  const title = titleIn(language, row);
  const ordered = isOrdered(row);
  const named = nameOf(row, language);
  return (
    <li className="stacks grid grid-cols-[5rem_1fr] gap-3 p-4 sm:grid-cols-[6rem_1fr_auto]">
      <span className="block aspect-square overflow-hidden rounded-box bg-sunken">
        {row.image && (
          <Picture
            src={pictureAt(row.image, 200)}
            sources={pictureSet(row.image, [200, 400])}
            sizes="96px"
            alt=""
            width={96}
            height={96}
            className={`size-full object-cover ${ordered ? '' : 'opacity-50'}`}
          />
        )}
      </span>
      <div className="grid min-w-0 content-start gap-1">
        {/* Until the shop knows it, there may be no such page. */}
        {row.vendor ? (
          <ShopLink
            className="grid min-h-11 content-center font-medium hover:underline md:pointer-fine:min-h-0"
            to={`/product/${row.slug}`}
          >
            <span className="line-clamp-2">{title}</span>
          </ShopLink>
        ) : (
          <span className="line-clamp-2 font-medium">{title}</span>
        )}
        <p className="text-sm text-soft">{rupees(row.price)}</p>
        {ordered && row.agreed && (
          <p className="text-sm text-good">{t('cart.agreed', { price: rupees(row.agreed.price) })}</p>
        )}
        <LineChoice row={row} />
        <Notice row={row} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 max-sm:col-span-full sm:grid sm:justify-items-end">
        <p className="order-last text-lg font-bold sm:order-first">{ordered ? rupees(amountOf(row)) : ''}</p>
        <span className="flex flex-wrap items-center gap-1">
          {ordered && (
            <Stepper
              size="s"
              shown={digits(row.quantity)}
              labels={{
                group: t('cart.quantity', { title: named }),
                plus: t('cart.plus', { title: named }),
                minus: t('cart.minus', { title: named }),
              }}
              plus={offersPlus('panel', row.quantity, row.left) ? 'offered' : 'disabled'}
              minus={row.quantity > 1 ? 'offered' : 'disabled'}
              onPlus={() => plus(row)}
              onMinus={() => minus(row, 'panel')}
            />
          )}
          <IconButton
            label={t('checkout.remove', { title: named })}
            data-remove
            onClick={({ currentTarget }) => keepFocusBeside(currentTarget, () => remove(row))}
          >
            <Trash2 size={20} aria-hidden />
          </IconButton>
        </span>
      </div>
    </li>
  );
}

function Notice({ row }: { row: CartRow }) {
  const { t, rupees } = useLanguage();
  const notice = noticeOf(row);
  // Of a choice its own place speaks.
  if (notice === null || notice === 'choice') return null;
  const left = row.left ?? 0;
  const words = {
    gone: () => t('checkout.gone'),
    'sold-out': () => t('checkout.soldOut'),
    zero: () => t('checkout.zero'),
    'too-many': () => t('checkout.tooMany', { left }),
    price: () =>
      t('checkout.priceWas', { now: rupees(row.price), was: rupees(row.priceBefore ?? row.price) }),
  }[notice]();
  return (
    <>
      <p role="status" className={`text-sm ${notice === 'price' ? 'text-warn' : 'text-bad'}`}>
        {words}
      </p>
      {notice === 'too-many' && (
        <Button
          kind="quiet"
          size="s"
          className="justify-self-start"
          onClick={({ currentTarget }) => {
            const line = currentTarget.closest('li');
            keepFocus(
              () => cart.update((lines) => cutTo(lines, row, left)),
              () => line?.querySelector<HTMLElement>('button:enabled'),
            );
          }}
        >
          {t('checkout.makeItFit', { left })}
        </Button>
      )}
    </>
  );
}

function Dropped() {
  const { t } = useLanguage();
  const dropped = useDropped();
  if (dropped === 0) return null;
  return (
    <p
      role="status"
      className="flex flex-wrap items-center justify-between gap-2 rounded-box border border-line bg-surface p-4 text-sm"
    >
      {t(dropped === 1 ? 'checkout.dropped.one' : 'checkout.dropped', { n: dropped })}
      <Button kind="quiet" size="s" onClick={dismissDropped}>
        {t('checkout.understood')}
      </Button>
    </p>
  );
}
