import { useRef } from 'react';
import { returnOrder } from '@haat/contract/orders/ledger/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

const reasons = ['return.reason.refused', 'return.reason.away', 'return.reason.broken'] as const;

interface ReturnDialogProps {
  orderId: string;
  onClose: () => void;
  /** It is noted, or was noted meanwhile. */
  onDone: () => void;
}

/** Asks why an order came back, and whether its pieces can be sold again. */
export function ReturnDialog({ orderId, onClose, onDone }: ReturnDialogProps) {
  const { t } = useLanguage();
  const restock = useRef<HTMLInputElement>(null);
  return (
    <ReasonDialog
      title={t('return.title')}
      text={t('return.text')}
      reasons={reasons.map((key) => t(key))}
      words={{ yes: t('return.yes'), no: t('return.no') }}
      send={async (reason) => {
        await call(returnOrder, { orderId, reason, restock: restock.current?.checked ?? false });
      }}
      onClose={onClose}
      onDone={onDone}
    >
      <label className="flex min-h-11 items-center gap-3">
        <input ref={restock} type="checkbox" defaultChecked className="size-5 accent-primary" />
        {t('return.restock')}
      </label>
    </ReasonDialog>
  );
}
