import { useLanguage } from '@haat/web/platform/i18n/language.tsx';

interface BeforeAfterProps {
  before: string | null;
  after: string;
}

export function BeforeAfter({ before, after }: BeforeAfterProps) {
  const { t } = useLanguage();
  return (
    <>
      {before !== null && (
        <>
          <span className="sr-only">{t('import.before')} </span>
          <del>{before || t('import.empty')}</del>
          <span aria-hidden> → </span>
          <span className="sr-only">{t('import.after')} </span>
        </>
      )}
      <ins className="no-underline">{after || t('import.empty')}</ins>
    </>
  );
}
