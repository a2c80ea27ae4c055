import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { useFrame } from '../../features/tenant/frame.ts';
import { useLeaving } from '@haat/web/platform/navigation/use-leaving.ts';
import { useCartLines } from '../../features/cart/cart.ts';
import { firstCategories } from '../../features/catalog/categories/categories.ts';
import { Dialog } from '@haat/web/ui/dialog/dialog.tsx';
import {
  CartCount,
  CartFoot,
  CartLines,
  CartNotice,
  EmptyCart,
} from '../../features/cart/lines/cart-panel-lines.tsx';
import { CategoryGrid } from './side-menu-categories.tsx';

/** The cart on a phone: a sheet that locks the page's scroll; an empty one offers 4 categories (spec §2, §9). */
export function CartSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLanguage();
  const frame = useFrame();
  const empty = useCartLines().length === 0;
  useLeaving(onClose);
  return (
    <Dialog
      title={t('cart.title')}
      closeLabel={t('close')}
      place="right"
      aside={<CartCount place="sheet" />}
      foot={empty ? undefined : <CartFoot />}
      onClose={onClose}
    >
      <div data-cart className="p-4">
        <CartNotice />
        {empty ? (
          <>
            <EmptyCart />
            <CategoryGrid categories={firstCategories(frame, 4)} />
          </>
        ) : (
          <CartLines place="sheet" />
        )}
      </div>
    </Dialog>
  );
}
