import { useState } from 'react';
import { nextStatuses } from '@haat/contract/orders/rules';
import type { SellerOrder } from '@haat/contract/orders/selling/schemas';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { MovingBar } from './moving-bar.tsx';
import { nextMove } from './move.ts';
import { useMoves } from './use-moves.ts';

interface OrderActionsProps {
  order: SellerOrder;
  onMoved: () => void;
}

/** The next step of an order in reach of a thumb, and while it is pending the way out. */
export function OrderActions({ order, onMoved }: OrderActionsProps) {
  const { t } = useLanguage();
  const { moving, begin, sendNow, forget } = useMoves(onMoved);
  const [cancelling, setCancelling] = useState(false);
  const next = nextMove(order.status);
  const mayCancel = nextStatuses(order.status).includes('cancelled');
  const underWay = moving.state === 'soon' || moving.state === 'sending';
  if (!next && moving.state === 'idle') return null;
  return (
    <div className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 -mx-4 grid gap-2 border-t border-line bg-surface p-3 md:bottom-0 md:mx-0 md:rounded-box md:border print:hidden">
      <MovingBar moving={moving} onUndo={forget} onAgain={(wanted) => void sendNow(wanted)} />
      {next && (
        <div className="flex gap-2">
          <Button
            size="l"
            className="grow"
            disabled={underWay}
            onClick={() => begin({ ids: [order._id], to: next })}
          >
            {t(`move.${next}`)}
          </Button>
          {mayCancel && (
            <Button kind="danger" size="l" disabled={underWay} onClick={() => setCancelling(true)}>
              {t('order.cancel')}
            </Button>
          )}
        </div>
      )}
      {cancelling && (
        <CancelDialog orderId={order._id} onClose={() => setCancelling(false)} onDone={onMoved} />
      )}
    </div>
  );
}
