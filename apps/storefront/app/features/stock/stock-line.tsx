import { useLanguage } from '../../core/language.tsx';
import { stockOf } from './inventory.ts';
import type { Inventory } from './inventory.ts';

const looks = { in: 'text-good', low: 'text-warn', out: 'text-bad' } as const;

/** Whether there is any, and how many when they are few. Live once the browser has asked. */
export function StockLine({ inventory, inStock }: { inventory: Inventory | null; inStock: boolean }) {
  const { t } = useLanguage();
  const stock = stockOf(inventory, inStock);
  const text =
    stock === 'low'
      ? t('product.stock.low', { n: inventory?.stockQuantity ?? 0 })
      : t(`product.stock.${stock}`);
  return (
    <p aria-live="polite" className={`flex items-center gap-2 text-sm font-semibold ${looks[stock]}`}>
      <span aria-hidden className="size-2 rounded-full bg-current" />
      {text}
    </p>
  );
}
