import type { ImportJob } from '@haat/contract/catalog/selling/import/schemas';
import type { SellerCategory } from '@haat/contract/catalog/selling/schemas';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { csvHeads } from '@haat/contract/catalog/selling/csv-columns';
import { AddPhotos } from './add-photos.tsx';
import { ApplyChoice } from './apply-choice.tsx';
import { ChangeList } from './change-list.tsx';
import { ColumnMapping } from './column-mapping.tsx';
import { FailedRows } from './failed-rows.tsx';

interface ImportResultProps {
  job: ImportJob;
  categories: SellerCategory[];
  busy: boolean;
  wholeLimit: number | null;
  onApply: (whole: boolean) => void;
  onMapped: (job: ImportJob) => void;
}

export function ImportResult({ job, categories, busy, wholeLimit, onApply, onMapped }: ImportResultProps) {
  const { t, language } = useLanguage();
  const { state, fileName, counts, changes, doubtful } = job;
  const isOpen = state === 'looked' || state === 'refused';
  const unknown = unknownIn(job);
  const differs = counts.added + counts.changed > 0;
  return (
    <section className="grid grid-cols-1 gap-3" aria-labelledby="import-result">
      <h2 id="import-result" className="section-head">
        {state === 'looked' && t('import.preview')}
        {state === 'applied' && t('import.done')}
        {state === 'stopped' && t('import.stopped')}
        {state === 'refused' && t('import.refused')}
      </h2>
      <p className="text-sm text-soft wrap-anywhere">{fileName}</p>
      <p role="status">{t('import.counts', { ...counts })}</p>
      {state === 'stopped' && <p>{t('import.stoppedHint')}</p>}
      {state === 'refused' && <p>{t('import.refusedHint')}</p>}
      {state === 'looked' && doubtful.length > 0 && (
        <p role="alert" className="text-bad">
          {t('import.shifted', {
            name: doubtful.map((column) => csvHeads[column][language]).join(', '),
          })}
        </p>
      )}
      {unknown.length > 0 && (
        <p className="text-sm text-soft">{t('import.unknown', { names: unknown.join(', ') })}</p>
      )}
      {state === 'looked' && (
        <details open={doubtful.length > 0 || undefined}>
          <summary className="tap content-center font-semibold">{t('import.columns')}</summary>
          <ColumnMapping key={job._id} job={job} onMapped={onMapped} />
        </details>
      )}
      {state !== 'stopped' && !differs && counts.failed === 0 && <p>{t('import.nothing')}</p>}
      {isOpen && job.columns.photos !== undefined && (
        <AddPhotos key={`photos of ${job._id}`} job={job} onAdded={onMapped} />
      )}
      {isOpen && (differs || state === 'refused') && (
        <ApplyChoice key={job._id} job={job} busy={busy} wholeLimit={wholeLimit} onApply={onApply} />
      )}
      {counts.failed > 0 && <FailedRows job={job} />}
      {changes.length > 0 && <ChangeList key={`${job._id} ${state}`} job={job} categories={categories} />}
    </section>
  );
}

function unknownIn({ heads, columns }: ImportJob): string[] {
  const known = new Set(Object.values(columns));
  return heads.filter((head, at) => !known.has(at) && head.trim() !== '');
}
