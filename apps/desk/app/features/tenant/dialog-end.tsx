import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';

interface DialogEndProps {
  problem: string;
  busy: boolean;
  /** Deletes what is edited; none for what is new. */
  onDelete: (() => void) | undefined;
  deleteWords: string;
}

export function DialogEnd({ problem, busy, onDelete, deleteWords }: DialogEndProps) {
  const { t } = useLanguage();
  return (
    <>
      <p role="alert" className="text-sm text-bad empty:hidden">
        {problem}
      </p>
      <div className="flex flex-wrap justify-between gap-2">
        {onDelete ? (
          <Button kind="danger" disabled={busy} onClick={onDelete}>
            {deleteWords}
          </Button>
        ) : (
          <span />
        )}
        <Button type="submit" busy={busy}>
          {t(busy ? 'owner.saving' : 'owner.save')}
        </Button>
      </div>
    </>
  );
}
