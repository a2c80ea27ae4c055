import { useState } from 'react';
import FileUp from 'lucide-react/icons/file-up';
import { applyImport, getImport, startImport } from '@haat/contract/catalog/selling/import/calls';
import { maxCsvBytes, maxCsvRows } from '@haat/contract/catalog/selling/csv-columns';
import type { ImportJob } from '@haat/contract/catalog/selling/import/schemas';
import type { SellerCategory } from '@haat/contract/catalog/selling/schemas';
import { call } from '@haat/web/platform/api/call.ts';
import { useProblemText } from '@haat/web/platform/api/problem-text.ts';
import { knownOf } from '@haat/web/platform/api/query.ts';
import { useQuery } from '@haat/web/platform/api/use-query.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { buttonLook } from '@haat/web/ui/button.tsx';
import { ColumnMapping } from './column-mapping.tsx';
import { ImportProgress } from './import-progress.tsx';
import { ImportResult } from './import-result.tsx';

// Milliseconds after which is asked how far the work is; another tab may have begun it.
const soon = 1_000;
const nowAndThen = 15_000;

const isUnderWay = (job: ImportJob | null | undefined): boolean =>
  job?.state === 'looking' || job?.state === 'applying';

/** A table is looked at as soon as it is chosen; only then it can be applied. The work goes on without this screen. */
export function ImportProducts({ categories }: { categories: SellerCategory[] }) {
  const { t } = useLanguage();
  const problemText = useProblemText();
  const [every, setEvery] = useState(nowAndThen);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const { query, set } = useQuery('import', (signal) => call(getImport, {}, { signal }), { every });
  const [putAside, setPutAside] = useState<string | null>(null);
  const { job: latest, wholeLimit = null } = knownOf(query) ?? {};
  // What was said of another table is not said of this one.
  const job = latest?._id === putAside ? null : latest;
  const pace = isUnderWay(job) ? soon : nowAndThen;
  if (pace !== every) setEvery(pace);

  const show = (begun: ImportJob) => set(() => ({ state: 'ready', data: { job: begun, wholeLimit } }));
  const send = async (sending: () => Promise<ImportJob>) => {
    setBusy(true);
    setProblem('');
    try {
      show(await sending());
    } catch (error) {
      setProblem(problemText(error));
    }
    setBusy(false);
  };
  const choose = (table: File) => {
    setPutAside(latest?._id ?? null);
    if (table.size > maxCsvBytes) setProblem(t('problem.too-large'));
    else void send(() => call(startImport, { table: [table] }));
  };

  return (
    <>
      <p>{t('import.rule')}</p>
      <label
        className={`${buttonLook(job ? 'quiet' : 'primary')} relative cursor-pointer justify-self-start has-disabled:opacity-60 has-focus-visible:outline-3 has-focus-visible:outline-primary-ink`}
      >
        <FileUp aria-hidden size={20} />
        {t('import.choose')}
        <input
          type="file"
          accept=".csv,text/csv,text/tab-separated-values"
          disabled={busy || job?.state === 'applying'}
          aria-describedby="import-limits"
          className="sr-only"
          onChange={({ currentTarget }) => {
            const chosen = currentTarget.files?.[0];
            // So that the same file can be chosen again after it was changed.
            currentTarget.value = '';
            if (chosen) choose(chosen);
          }}
        />
      </label>
      <p id="import-limits" className="text-sm text-soft">
        {t('import.limits', { n: maxCsvRows })} {t('import.photosRule')}
      </p>
      <p role="status" className="empty:hidden">
        {(busy || job?.state === 'looking') && t('import.looking')}
        {!busy && job?.state === 'applying' && t('import.applying')}
      </p>
      <p role="alert" className="text-bad empty:hidden">
        {problem || (query.state === 'failed' && problemText(query.error))}
      </p>
      {job && isUnderWay(job) && <ImportProgress job={job} />}
      {job?.state === 'unmapped' && (
        <section className="grid grid-cols-1 gap-3" aria-labelledby="import-columns">
          <h2 id="import-columns" className="section-head">
            {t('import.columns')}
          </h2>
          <p>{t('import.unmapped')}</p>
          <ColumnMapping key={job._id} job={job} onMapped={show} />
        </section>
      )}
      {job && !isUnderWay(job) && job.state !== 'unmapped' && (
        <ImportResult
          job={job}
          categories={categories}
          busy={busy}
          wholeLimit={wholeLimit}
          onMapped={show}
          onApply={(whole) => void send(() => call(applyImport, { jobId: job._id, whole }))}
        />
      )}
    </>
  );
}
