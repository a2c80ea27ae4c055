import { maxBulk } from '@haat/contract/catalog/rules';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';

export function BulkBar({ count, onOpen }: { count: number; onOpen: () => void }) {
  const { t } = useLanguage();
  const tooMany = count > maxBulk;
  return (
    <div className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 -mx-4 grid gap-1 border-t border-line bg-surface p-3 md:bottom-0 md:mx-0 md:rounded-box md:border">
      {tooMany && <p className="text-sm text-bad">{t('bulk.tooMany', { n: maxBulk })}</p>}
      <Button disabled={tooMany} onClick={onOpen}>
        {count === 1 ? t('bulk.openOne') : t('bulk.open', { n: count })}
      </Button>
    </div>
  );
}
