import { useState } from 'react';
import { isEnded } from '@haat/contract/orders/rules';
import type { Order } from '@haat/contract/orders/schemas';
import { ShopLink, useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { useProblemText } from '@haat/web/platform/api/problem-text.ts';
import { Button } from '@haat/web/ui/button.tsx';
import { Dialog } from '@haat/web/ui/dialog/dialog.tsx';
import { Recipient } from './recipient.tsx';
import { OrderTimeline } from './order-timeline.tsx';

interface Props {
  order: Order;
  about: 'timeline' | 'cancel';
  onClose: () => void;
  onCancel: () => Promise<void>;
}

/** 'Order Timeline', or the question before an order is cancelled. */
export function OrderTimelineDialog({ order, about, onClose, onCancel }: Props) {
  const { t, rupees } = useLanguage();
  return about === 'cancel' ? (
    <Dialog title={t('order.cancel')} closeLabel={t('order.close')} onClose={onClose}>
      <CancelQuestion onClose={onClose} onCancel={onCancel} />
    </Dialog>
  ) : (
    <Dialog title={t('order.timeline')} closeLabel={t('order.close')} onClose={onClose}>
      <div className="grid gap-4 p-4">
        <OrderTimeline order={order} />
        <section className="grid gap-1 border-t border-line pt-3">
          <h3 className="text-sm text-soft">{t('order.goesTo')}</h3>
          <Recipient address={order.address} />
        </section>
        <dl className="stacks grid grid-cols-[1fr_auto] gap-x-4 border-t border-line pt-3 text-sm">
          <dt className="text-soft">{t('order.delivery')}</dt>
          <dd className="text-end">
            {order.deliveryFee === 0 ? t('order.free') : rupees(order.deliveryFee)}
          </dd>
          <dt className="font-semibold">{t(isEnded(order) ? 'order.total' : 'order.toPay')}</dt>
          <dd className="text-end font-semibold">{rupees(order.total)}</dd>
        </dl>
        <ShopLink
          className="inline-flex min-h-11 items-center text-sm underline"
          to={`/track/${order.trackToken}`}
          onClick={onClose}
        >
          {t('order.share')}
        </ShopLink>
      </div>
    </Dialog>
  );
}

function CancelQuestion({ onClose, onCancel }: Pick<Props, 'onClose' | 'onCancel'>) {
  const { t } = useLanguage();
  const problemText = useProblemText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  async function cancel() {
    setBusy(true);
    try {
      await onCancel();
      onClose();
    } catch (error) {
      setProblem(problemText(error));
      setBusy(false);
    }
  }
  return (
    <div className="grid gap-4 p-4">
      <p>{t('order.cancelSure')}</p>
      <p role="alert" className="text-sm text-bad empty:hidden">
        {problem}
      </p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button kind="quiet" onClick={onClose}>
          {t('order.cancelNo')}
        </Button>
        <Button kind="danger" busy={busy} onClick={() => void cancel()}>
          {t('order.cancelYes')}
        </Button>
      </div>
    </div>
  );
}
