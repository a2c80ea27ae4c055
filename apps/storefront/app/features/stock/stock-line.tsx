import { localized } from '@haat/contract/core/language';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { stockOf } from './inventory.ts';
import type { Inventory } from './inventory.ts';

const looks = { in: 'text-good', low: 'text-warn', out: 'text-bad' } as const;

/** Whether there is any, how many when they are few, and where they lie. Live once the browser has asked. */
export function StockLine({ inventory, inStock }: { inventory: Inventory | null; inStock: boolean }) {
  const { t, language } = useLanguage();
  const stock = stockOf(inventory, inStock);
  const text =
    stock === 'low'
      ? t('product.stock.low', { n: inventory?.stockQuantity ?? 0 })
      : t(`product.stock.${stock}`);
  return (
    <div className="text-sm">
      <p aria-live="polite" className={`flex items-center gap-2 font-semibold ${looks[stock]}`}>
        <span aria-hidden className="size-2 rounded-full bg-current" />
        {text}
      </p>
      {/* Its line is kept free from the start: nothing below moves when it comes. */}
      <p className="min-h-[1lh] ps-4 text-soft">
        {stock !== 'out' &&
          inventory?.location &&
          t('product.stock.from', { place: localized(language, inventory.location, inventory.locationNe) })}
      </p>
    </div>
  );
}
