import { useState } from 'react';
import { useAction } from '@haat/web/platform/api/use-action.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import { Dialog } from '@haat/web/ui/dialog/dialog.tsx';

interface ConfirmButtonProps {
  words: string;
  /** Stands above the question, where that is not what the button says. */
  title?: string;
  text: string;
  danger?: boolean;
  disabled?: boolean;
  /** @throws CallError, whose words are shown */
  onConfirm: () => Promise<unknown>;
}

/** Does something that cannot be taken back by one press, after it was asked for twice. */
export function ConfirmButton({
  words,
  title = words,
  text,
  danger,
  disabled,
  onConfirm,
}: ConfirmButtonProps) {
  const { t } = useLanguage();
  const [asking, setAsking] = useState(false);
  const { busy, problem, run } = useAction(async () => {
    await onConfirm();
    setAsking(false);
  });
  return (
    <>
      <Button
        kind="plain"
        size="s"
        className={danger ? 'text-bad' : ''}
        disabled={disabled}
        onClick={() => setAsking(true)}
      >
        {words}
      </Button>
      {asking && (
        <Dialog title={title} closeLabel={t('desk.close')} onClose={() => setAsking(false)}>
          <div className="grid gap-4 p-4">
            <p>{text}</p>
            <p role="alert" className="text-sm text-bad empty:hidden">
              {problem}
            </p>
            <div className="flex flex-wrap justify-end gap-2">
              <Button kind="quiet" onClick={() => setAsking(false)}>
                {t('content.keep')}
              </Button>
              <Button kind={danger ? 'danger' : 'primary'} busy={busy} onClick={run}>
                {words}
              </Button>
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}
