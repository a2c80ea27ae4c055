import { useRef } from 'react';
import { setOrderStatus } from '@haat/contract/orders/selling/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { textIn } from '@haat/web/platform/forms/form-text.ts';
import { useForm } from '@haat/web/platform/forms/use-form.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import { Chip } from '@haat/web/ui/chip.tsx';
import { Dialog } from '@haat/web/ui/dialog/dialog.tsx';
import { Field, fieldLook } from '@haat/web/ui/form/field.tsx';

/** So few characters are no reason (the server asks for as many). */
const least = 3;
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
  const text = useRef<HTMLTextAreaElement>(null);
  const { props, wrong, problem, busy } = useForm<'reason', { reason: string }>({
    read: (form) => ({ reason: textIn(form, 'reason').trim() }),
    judge: ({ reason }) =>
      reason.length < least ? { wrong: { reason: t('order.reasonNeeded') }, problem: '' } : null,
    async send({ reason }) {
      await call(setOrderStatus, { orderId, status: 'cancelled', reason });
      onDone();
      onClose();
    },
    onFailed: onDone,
  });
  const say = (words: string) => {
    if (!text.current) return;
    text.current.value = words;
    text.current.focus();
  };
  return (
    <Dialog title={t('order.cancelTitle')} closeLabel={t('desk.close')} onClose={onClose}>
      <form {...props} className="grid gap-4 p-4">
        <p>{t('order.cancelText')}</p>
        <div className="flex flex-wrap gap-2">
          {reasons.map((key) => (
            <Chip key={key} chosen={false} onChoose={() => say(t(key))}>
              {t(key)}
            </Chip>
          ))}
        </div>
        <Field label={t('order.reason')} wrong={wrong.reason}>
          {(marks) => (
            <textarea
              {...marks}
              ref={text}
              name="reason"
              rows={3}
              maxLength={300}
              className={`${fieldLook} py-2`}
            />
          )}
        </Field>
        <p role="alert" className="text-sm text-bad empty:hidden">
          {problem}
        </p>
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="quiet" onClick={onClose}>
            {t('order.cancelNo')}
          </Button>
          <Button kind="danger" type="submit" busy={busy}>
            {t('order.cancelYes')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
