import { useState } from 'react';
import { nextStatuses } from '@haat/contract/orders/rules';
import type { SellerOrder } from '@haat/contract/orders/selling/schemas';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { MovingBar } from './moving-bar.tsx';
import { nextMove } from './move.ts';
import { ReturnDialog } from './return-dialog.tsx';
import { useMoves } from './use-moves.ts';

/** What may come back: refused at the door, or later. */
const returnable: readonly string[] = ['dispatched', 'arrived', 'delivered'];

interface OrderActionsProps {
  order: SellerOrder;
  onMoved: () => void;
}

/** The next step of an order in reach of a thumb, and while it is pending the way out. */
export function OrderActions({ order, onMoved }: OrderActionsProps) {
  const { t } = useLanguage();
  const { moving, begin, sendNow, undo } = useMoves(onMoved);
  const [asking, setAsking] = useState<'cancel' | 'return' | null>(null);
  const next = order.returned ? null : nextMove(order.status);
  const mayCancel = nextStatuses(order.status).includes('cancelled');
  const underWay = moving.state === 'soon' || moving.state === 'sending';
  const mayReturn = returnable.includes(order.status) && !order.returned;
  if (!next && !mayReturn && moving.state === 'idle') return null;
  return (
    <div className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 -mx-4 grid gap-2 border-t border-line bg-surface p-3 md:bottom-0 md:mx-0 md:rounded-box md:border print:hidden">
      <MovingBar moving={moving} onUndo={undo} onAgain={(wanted) => void sendNow(wanted)} />
      {(next || mayReturn) && (
        <div className="flex gap-2">
          {next && (
            <Button
              size="l"
              className="grow"
              disabled={underWay}
              onClick={() => begin({ ids: [order._id], to: next })}
            >
              {t(`move.${next}`)}
            </Button>
          )}
          {mayCancel && (
            <Button kind="danger" size="l" disabled={underWay} onClick={() => setAsking('cancel')}>
              {t('order.cancel')}
            </Button>
          )}
          {mayReturn && (
            <Button
              kind="quiet"
              size="l"
              className={next ? '' : 'grow'}
              disabled={underWay}
              onClick={() => setAsking('return')}
            >
              {t('return.open')}
            </Button>
          )}
        </div>
      )}
      {asking === 'cancel' && (
        <CancelDialog orderId={order._id} onClose={() => setAsking(null)} onDone={onMoved} />
      )}
      {asking === 'return' && (
        <ReturnDialog orderId={order._id} onClose={() => setAsking(null)} onDone={onMoved} />
      )}
    </div>
  );
}
