import { useState } from 'react';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { clearSession } from '@haat/web/platform/session/session.ts';
import { useLoginFirst } from '@haat/web/platform/session/use-login-first.ts';
import type { DeliveryFacts } from '../../addresses/delivery/delivery.ts';
import type { ProductView } from '../../catalog/product/product-view.ts';
import type { Choosing } from '../../catalog/product/use-choosing.ts';
import { stockOf } from '../../stock/inventory.ts';
import type { Inventory } from '../../stock/inventory.ts';
import { Button } from '@haat/web/ui/button.tsx';
import { island } from '@haat/web/platform/hydration/island.tsx';

const QuickOrder = island(async () => (await import('./quick-order.tsx')).QuickOrder, { when: 'shown' });

interface Props {
  product: ProductView;
  inventory: Inventory | null;
  choosing: Choosing;
  /** In how many days it comes; null where the shop has not said. */
  days: DeliveryFacts['days'];
}

/** Buy now's companion: orders this one product without the cart. Guests log in before they buy (design D10). */
export function QuickOrderButton({ product, inventory, choosing, days }: Props) {
  const { t } = useLanguage();
  const loginFirst = useLoginFirst();
  const [open, setOpen] = useState(false);
  if (choosing.soldOut || stockOf(inventory, product.card.inStock) === 'out') return null;
  const loggedOut = () => {
    setOpen(false);
    clearSession();
    loginFirst();
  };
  return (
    <>
      <Button
        kind="plain"
        className="w-full underline underline-offset-4"
        onPointerEnter={QuickOrder.preload}
        onFocus={QuickOrder.preload}
        onClick={() => {
          if (choosing.insist() && loginFirst()) setOpen(true);
        }}
      >
        {t('product.quickOrder')}
      </Button>
      {open && (
        <QuickOrder
          product={product}
          choice={choosing.choice}
          left={inventory?.stockQuantity ?? null}
          days={days}
          onClose={() => setOpen(false)}
          onLoggedOut={loggedOut}
        />
      )}
    </>
  );
}
