import type { ReactNode } from 'react';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import { Dialog } from '@haat/web/ui/dialog/dialog.tsx';

export interface DifferingField {
  name: string;
  /** What there is to say of the difference itself. */
  note?: string | undefined;
  theirs: ReactNode;
  yours: ReactNode;
}

interface VersionsDialogProps {
  fields: DifferingField[];
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}

/** Two have edited one thing: shows where they differ, and has the later one choose. */
export function VersionsDialog({ fields, onKeepMine, onTakeTheirs, onClose }: VersionsDialogProps) {
  const { t } = useLanguage();
  return (
    <Dialog title={t('conflict.title')} closeLabel={t('desk.close')} onClose={onClose}>
      <div className="grid gap-4 p-4">
        <p>{t('conflict.text')}</p>
        {fields.length === 0 && <p className="text-soft">{t('conflict.same')}</p>}
        {fields.map(({ name, note, theirs, yours }) => (
          <section key={name} aria-label={name} className="grid gap-1">
            <h3 className="text-sm font-semibold">{name}</h3>
            {note !== undefined && <p className="text-sm">{note}</p>}
            <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-sm">
              <dt className="text-soft">{t('conflict.theirs')}</dt>
              <dd className="min-w-0">{theirs}</dd>
              <dt className="text-soft">{t('conflict.yours')}</dt>
              <dd className="min-w-0">{yours}</dd>
            </dl>
          </section>
        ))}
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
