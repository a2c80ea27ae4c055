import type { EditedProduct, SellerCategory } from '@haat/contract/catalog/selling/schemas';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import { Dialog } from '@haat/web/ui/dialog/dialog.tsx';
import { differencesOf, isFormOnly } from './differences.ts';
import type { Version } from './differences.ts';
import { SaidOf } from './said-of.tsx';

interface ConflictDialogProps {
  theirs: EditedProduct;
  mine: () => Version;
  categories: SellerCategory[];
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}

/** Two have edited one product: shows where they differ, and has the later one choose. */
export function ConflictDialog({
  theirs: stored,
  mine,
  categories,
  onKeepMine,
  onTakeTheirs,
  onClose,
}: ConflictDialogProps) {
  const { t } = useLanguage();
  const differences = differencesOf(mine(), stored);
  return (
    <Dialog title={t('product.changed')} closeLabel={t('desk.close')} onClose={onClose}>
      <div className="grid gap-4 p-4">
        <p>{t('product.changedText')}</p>
        {differences.length === 0 && <p className="text-soft">{t('product.same')}</p>}
        {differences.map(({ word, theirs, yours }) => (
          <section key={word} aria-label={t(word)} className="grid gap-1">
            <h3 className="text-sm font-semibold">{t(word)}</h3>
            {theirs.kind === 'rich' && yours.kind === 'rich' && isFormOnly(theirs.html, yours.html) && (
              <p className="text-sm">{t('product.formOnly')}</p>
            )}
            <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-sm">
              <dt className="text-soft">{t('product.theirs')}</dt>
              <dd className="min-w-0">
                <SaidOf
                  said={theirs}
                  other={yours}
                  label={`${t(word)}: ${t('product.theirs')}`}
                  categories={categories}
                />
              </dd>
              <dt className="text-soft">{t('product.yours')}</dt>
              <dd className="min-w-0">
                <SaidOf
                  said={yours}
                  other={theirs}
                  label={`${t(word)}: ${t('product.yours')}`}
                  categories={categories}
                />
              </dd>
            </dl>
          </section>
        ))}
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="quiet" onClick={onTakeTheirs}>
            {t('product.takeTheirs')}
          </Button>
          <Button onClick={onKeepMine}>{t('product.keepYours')}</Button>
        </div>
      </div>
    </Dialog>
  );
}
