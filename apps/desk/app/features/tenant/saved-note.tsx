import { useLanguage } from '@haat/web/platform/i18n/language.tsx';

/** Below a form: what went wrong, or that it is saved. */
export function SavedNote({ problem, saved }: { problem: string; saved: boolean }) {
  const { t } = useLanguage();
  return (
    <>
      <p role="alert" className="text-sm text-bad empty:hidden">
        {problem}
      </p>
      <p role="status" className="text-sm font-medium text-good empty:hidden">
        {saved && !problem ? t('owner.saved') : ''}
      </p>
    </>
  );
}
