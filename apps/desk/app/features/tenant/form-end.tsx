import type { RefObject } from 'react';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { SavedNote } from './saved-note.tsx';
import type { useVersion } from './use-version.ts';

interface FormEndProps {
  problem: string;
  saved: boolean;
  busy: boolean;
  /** Says that it is saved, where the shop does not show it at once. */
  savedWords?: string;
}

export function FormEnd({ problem, saved, busy, savedWords }: FormEndProps) {
  const { t } = useLanguage();
  return (
    <>
      <SavedNote problem={problem} saved={saved} savedWords={savedWords} />
      <Button type="submit" busy={busy} className="justify-self-start">
        {t(busy ? 'owner.saving' : 'owner.save')}
      </Button>
    </>
  );
}

interface VersionConflictProps<Values extends object> {
  version: Omit<ReturnType<typeof useVersion<Values>>, 'save' | 'seen'>;
  /** Is sent again where the own words are to stand. */
  form: RefObject<HTMLFormElement | null>;
  onTakeTheirs: () => void;
}

/** Where somebody else was faster: what differs, and whose stands. */
export function VersionConflict<Values extends object>({
  version: { conflict, keepMine, dropConflict },
  form,
  onTakeTheirs,
}: VersionConflictProps<Values>) {
  if (!conflict) return null;
  return (
    <ConflictDialog
      theirs={conflict.theirs.values}
      mine={conflict.mine}
      onKeepMine={() => {
        keepMine();
        form.current?.requestSubmit();
      }}
      onTakeTheirs={() => {
        dropConflict();
        onTakeTheirs();
      }}
      onClose={dropConflict}
    />
  );
}
