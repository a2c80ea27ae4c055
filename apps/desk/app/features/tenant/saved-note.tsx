import { useLanguage } from '@haat/web/platform/i18n/language.tsx';

interface SavedNoteProps {
  problem: string;
  saved: boolean;
  /** Says that it is saved, where the shop does not show it at once. */
  savedWords?: string;
}

export function SavedNote({ problem, saved, savedWords }: SavedNoteProps) {
  const { t } = useLanguage();
  return (
    <>
      <p role="alert" className="text-sm text-bad empty:hidden">
        {problem}
      </p>
      <p role="status" className="text-sm font-medium text-good empty:hidden">
        {saved && !problem ? (savedWords ?? t('owner.saved')) : ''}
      </p>
    </>
  );
}
