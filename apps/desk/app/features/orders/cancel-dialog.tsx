import { setOrderStatus } from '@haat/contract/orders/selling/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

const reasons = ['order.reason.stock', 'order.reason.phone', 'order.reason.place'] as const;

interface CancelDialogProps {
  orderId: string;
  onClose: () => void;
  /** It is cancelled, or somebody has moved it meanwhile. */
  onDone: () => void;
}

/** Asks why an order is cancelled: the customer reads it. */
export function CancelDialog({ orderId, onClose, onDone }: CancelDialogProps) {
  const { t } = useLanguage();
  return (
    <ReasonDialog
      title={t('order.cancelTitle')}
      text={t('order.cancelText')}
      reasons={reasons.map((key) => t(key))}
      words={{ yes: t('order.cancelYes'), no: t('order.cancelNo') }}
      send={async (reason) => {
        await call(setOrderStatus, { orderId, status: 'cancelled', reason });
      }}
      onClose={onClose}
      onDone={onDone}
    />
  );
}
