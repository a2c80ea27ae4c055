import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';

/** Says that the form holds what was begun before, and offers to begin anew. */
export function DraftNotice({ onDrop }: { onDrop: () => void }) {
  const { t } = useLanguage();
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 desk-row text-sm">
      <p role="status">{t('product.draft')}</p>
      <Button kind="quiet" size="s" onClick={onDrop}>
        {t('product.draftDrop')}
      </Button>
    </div>
  );
}
