import { useRef } from 'react';
import type { ReactNode } from 'react';
import { textIn } from '@haat/web/platform/forms/form-text.ts';
import { useForm } from '@haat/web/platform/forms/use-form.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import { Chip } from '@haat/web/ui/chip.tsx';
import { Dialog } from '@haat/web/ui/dialog/dialog.tsx';
import { Field, fieldLook } from '@haat/web/ui/form/field.tsx';

/** So few characters are no reason (the server asks for as many). */
const least = 3;

interface ReasonDialogProps {
  title: string;
  text: string;
  /** Those that are often given: a tap writes one. */
  reasons: string[];
  words: { yes: string; no: string };
  send: (reason: string) => Promise<void>;
  onClose: () => void;
  /** It is done, or the order stands elsewhere meanwhile. */
  onDone: () => void;
  /** What else is asked. */
  children?: ReactNode;
}

/** Asks why before something is done with an order that can't be undone. */
export function ReasonDialog({
  title,
  text,
  reasons,
  words,
  send,
  onClose,
  onDone,
  children,
}: ReasonDialogProps) {
  const { t } = useLanguage();
  const box = useRef<HTMLTextAreaElement>(null);
  const { props, wrong, problem, busy } = useForm<'reason', { reason: string }>({
    read: (form) => ({ reason: textIn(form, 'reason').trim() }),
    judge: ({ reason }) =>
      reason.length < least ? { wrong: { reason: t('order.reasonNeeded') }, problem: '' } : null,
    async send({ reason }) {
      await send(reason);
      onDone();
      onClose();
    },
    onFailed: onDone,
  });
  const say = (reason: string) => {
    if (!box.current) return;
    box.current.value = reason;
    box.current.focus();
  };
  return (
    <Dialog title={title} closeLabel={t('desk.close')} onClose={onClose}>
      <form {...props} className="grid gap-4 p-4">
        <p>{text}</p>
        <div className="flex flex-wrap gap-2">
          {reasons.map((reason) => (
            <Chip key={reason} chosen={false} onChoose={() => say(reason)}>
              {reason}
            </Chip>
          ))}
        </div>
        <Field label={t('order.reason')} wrong={wrong.reason}>
          {(marks) => (
            <textarea
              {...marks}
              ref={box}
              name="reason"
              rows={3}
              maxLength={300}
              className={`${fieldLook} py-2`}
            />
          )}
        </Field>
        {children}
        <p role="alert" className="text-sm text-bad empty:hidden">
          {problem}
        </p>
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="quiet" onClick={onClose}>
            {words.no}
          </Button>
          <Button kind="danger" type="submit" busy={busy}>
            {words.yes}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
