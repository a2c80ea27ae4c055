import type { ReactNode } from 'react';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Dialog } from '@haat/web/ui/dialog/dialog.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import type { useVersion } from './use-version.ts';

interface EditDialogProps {
  title: string;
  /** Of what is edited, as `useVersion` knows them. */
  versions: Pick<ReturnType<typeof useVersion<object>>, 'conflict' | 'keepMine' | 'dropConflict'>;
  onDone: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog in which one thing is made, edited or deleted; of two editors the later one is asked first. */
export function EditDialog({ title, versions, onDone, onClose, children }: EditDialogProps) {
  const { t } = useLanguage();
  const { conflict, keepMine, dropConflict } = versions;
  if (conflict)
    return (
      <ConflictDialog
        theirs={conflict.theirs.values}
        mine={conflict.mine}
        onKeepMine={keepMine}
        onTakeTheirs={onDone}
        onClose={dropConflict}
      />
    );
  return (
    <Dialog title={title} closeLabel={t('desk.close')} onClose={onClose}>
      {children}
    </Dialog>
  );
}
