import { wholeChangesOf } from '@haat/contract/core/audit/rules';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import { Dialog } from '@haat/web/ui/dialog/dialog.tsx';
import { ComparedText } from './compared-text.tsx';
import { fieldWord, valueWord } from './field-words.ts';

interface ConflictDialogProps {
  theirs: object;
  mine: object;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}

/** Two have edited one thing: shows where they differ, and has the later one choose. */
export function ConflictDialog({ theirs, mine, onKeepMine, onTakeTheirs, onClose }: ConflictDialogProps) {
  const { t } = useLanguage();
  const changes = wholeChangesOf(theirs, mine);
  const textOf = (value: string | null) => {
    const word = value === null ? null : valueWord(value);
    return word ? t(word) : (value ?? '–');
  };
  return (
    <Dialog title={t('conflict.title')} closeLabel={t('desk.close')} onClose={onClose}>
      <div className="grid gap-4 p-4">
        <p>{t('conflict.text')}</p>
        {changes.length === 0 && <p className="text-soft">{t('conflict.same')}</p>}
        {changes.map(({ field, before, after }) => {
          const word = fieldWord(field);
          const name = word ? t(word) : field;
          const [others, yours] = [textOf(before), textOf(after)];
          return (
            <section key={field} aria-label={name} className="grid gap-1">
              <h3 className="text-sm font-semibold">{name}</h3>
              <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-sm">
                <dt className="text-soft">{t('conflict.theirs')}</dt>
                <dd className="min-w-0">
                  <ComparedText text={others} other={yours} label={`${name}: ${t('conflict.theirs')}`} />
                </dd>
                <dt className="text-soft">{t('conflict.yours')}</dt>
                <dd className="min-w-0">
                  <ComparedText text={yours} other={others} label={`${name}: ${t('conflict.yours')}`} />
                </dd>
              </dl>
            </section>
          );
        })}
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="quiet" onClick={onTakeTheirs}>
            {t('conflict.takeTheirs')}
          </Button>
          <Button onClick={onKeepMine}>{t('conflict.keepYours')}</Button>
        </div>
      </div>
    </Dialog>
  );
}
