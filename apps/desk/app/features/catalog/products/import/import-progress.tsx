import type { ImportJob } from '@haat/contract/catalog/selling/import/schemas';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';

export function ImportProgress({ job: { fileName, rows, counts } }: { job: ImportJob }) {
  const { t } = useLanguage();
  const done = counts.added + counts.changed + counts.unchanged + counts.failed;
  return (
    <section className="grid gap-2" aria-labelledby="import-progress">
      <h2 id="import-progress" className="font-semibold wrap-anywhere">
        {fileName}
      </h2>
      <progress
        aria-labelledby="import-progress"
        className="h-3 w-full accent-primary"
        value={done}
        max={rows}
      />
      <p>{t('import.progress', { done, rows })}</p>
      <p className="text-sm text-soft">{t('import.goesOn')}</p>
    </section>
  );
}
