import { useState } from 'react';
import { useLanguage } from '../core/language.tsx';
import { forgetSession } from '../core/session.ts';
import { useLoginFirst } from '../core/use-login-first.ts';
import type { Card } from '../features/catalog/card.ts';
import { stockOf } from '../features/stock/inventory.ts';
import type { Inventory } from '../features/stock/inventory.ts';
import { Button } from '../ui/button.tsx';
import { onUse } from '../ui/on-use.tsx';
import type { Choice } from './use-buying.ts';

const QuickOrder = onUse(async () => (await import('./quick-order.tsx')).QuickOrder);

interface Props {
  card: Card;
  inventory: Inventory | null;
  choice: Choice;
}

/** Buy now's companion: orders this one product without the cart. Guests log in before they buy (design D10). */
export function QuickOrderButton({ card, inventory, choice }: Props) {
  const { t } = useLanguage();
  const loginFirst = useLoginFirst();
  const [open, setOpen] = useState(false);
  if (stockOf(inventory, card.inStock) === 'out') return null;
  const loggedOut = () => {
    setOpen(false);
    forgetSession();
    loginFirst();
  };
  return (
    <>
      <Button
        kind="plain"
        className="w-full max-w-lg border border-line"
        onPointerEnter={QuickOrder.preload}
        onFocus={QuickOrder.preload}
        onClick={() => {
          if (loginFirst()) setOpen(true);
        }}
      >
        {t('product.quickOrder')}
      </Button>
      {open && (
        <QuickOrder
          card={card}
          choice={choice}
          left={inventory?.stockQuantity ?? null}
          onClose={() => setOpen(false)}
          onLoggedOut={loggedOut}
        />
      )}
    </>
  );
}
