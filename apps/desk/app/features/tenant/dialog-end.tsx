import { useEffect, useRef, useState } from 'react';
import { useAction } from '@haat/web/platform/api/use-action.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';

interface DialogEndProps {
  problem: string;
  busy: boolean;
  /** Deletes what is edited; none for what is new. */
  onDelete: (() => Promise<void>) | undefined;
  deleteWords: string;
  /** Whether a press is answered by a question already. */
  asksItself?: boolean;
}

export function DialogEnd({ problem, busy, onDelete, deleteWords, asksItself = false }: DialogEndProps) {
  const { t } = useLanguage();
  const [asking, setAsking] = useState(false);
  const answers = useRef<HTMLDivElement>(null);
  // The question makes the dialog longer than what is seen of it.
  useEffect(() => {
    if (asking) answers.current?.scrollIntoView({ block: 'nearest' });
  }, [asking]);
  const { busy: deleting, run: remove } = useAction(async () => onDelete?.());
  return (
    <>
      <p role="alert" className="text-sm text-bad empty:hidden">
        {problem}
      </p>
      <p role="status" className="empty:hidden">
        {asking && t('content.deleteSure')}
      </p>
      {/* What keeps it stands where it was deleted, also where there is no room beside it: a second tap deletes nothing. */}
      <div
        ref={answers}
        className={`flex ${asking ? 'flex-wrap-reverse' : 'flex-wrap'} justify-between gap-2`}
      >
        {onDelete ? (
          <Button
            kind={asking ? 'quiet' : 'danger'}
            disabled={busy || deleting}
            onClick={asksItself ? remove : () => setAsking(!asking)}
          >
            {asking ? t('delivery.keepArea') : deleteWords}
          </Button>
        ) : (
          <span />
        )}
        {asking ? (
          <Button key="delete" kind="danger" busy={deleting} onClick={remove}>
            {deleteWords}
          </Button>
        ) : (
          <Button key="save" type="submit" busy={busy}>
            {t(busy ? 'owner.saving' : 'owner.save')}
          </Button>
        )}
      </div>
    </>
  );
}
