import { useState } from 'react';
import FileUp from 'lucide-react/icons/file-up';
import { importProducts } from '@haat/contract/catalog/selling/calls';
import { maxCsvBytes, maxCsvRows } from '@haat/contract/catalog/selling/csv-columns';
import type { ImportResult } from '@haat/contract/catalog/selling/schemas';
import { call } from '@haat/web/platform/api/call.ts';
import { useProblemText } from '@haat/web/platform/api/problem-text.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button, buttonLook } from '@haat/web/ui/button.tsx';
import { ChangeList } from './change-list.tsx';
import { FailedRows } from './failed-rows.tsx';

/** A table is looked at as soon as it is chosen; only then it can be applied. */
export function ImportProducts() {
  const { t } = useLanguage();
  const problemText = useProblemText();
  const [file, setFile] = useState<File | null>(null);
  const [busy, setBusy] = useState<'looking' | 'applying' | null>(null);
  const [result, setResult] = useState<ImportResult | null>(null);
  const [problem, setProblem] = useState('');

  const send = async (table: File, apply: boolean) => {
    setBusy(apply ? 'applying' : 'looking');
    setProblem('');
    try {
      setResult(await call(importProducts, { table: [table], apply }));
    } catch (error) {
      setProblem(problemText(error));
    }
    setBusy(null);
  };
  const choose = (chosen: File) => {
    setFile(chosen);
    setResult(null);
    if (chosen.size > maxCsvBytes) setProblem(t('problem.too-large'));
    else void send(chosen, false);
  };

  return (
    <>
      <p>{t('import.rule')}</p>
      <label
        className={`${buttonLook(result ? 'quiet' : 'primary')} relative cursor-pointer justify-self-start has-disabled:opacity-60 has-focus-visible:outline-3 has-focus-visible:outline-primary-ink`}
      >
        <FileUp aria-hidden size={20} />
        {t('import.choose')}
        <input
          type="file"
          accept=".csv,text/csv,text/tab-separated-values"
          disabled={busy !== null}
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
        {t('import.limits', { n: maxCsvRows })}
      </p>
      <p role="status" className="empty:hidden">
        {busy && t(`import.${busy}`)}
      </p>
      <p role="alert" className="text-bad empty:hidden">
        {problem}
      </p>
      {file && result && (
        <Result result={result} busy={busy !== null} onApply={() => void send(file, true)} />
      )}
    </>
  );
}

function Result({ result, busy, onApply }: { result: ImportResult; busy: boolean; onApply: () => void }) {
  const { t } = useLanguage();
  const { applied, changes, failed, unchanged, unknown } = result;
  const added = changes.filter(({ isNew }) => isNew).length;
  const counts = { added, changed: changes.length - added, unchanged, failed: failed.length };
  return (
    <section className="grid grid-cols-1 gap-3" aria-labelledby="import-result">
      <h2 id="import-result" className="section-head">
        {t(applied ? 'import.done' : 'import.preview')}
      </h2>
      <p role="status">{t('import.counts', counts)}</p>
      {unknown.length > 0 && (
        <p className="text-sm text-soft">{t('import.unknown', { names: unknown.join(', ') })}</p>
      )}
      {changes.length === 0 && failed.length === 0 && <p>{t('import.nothing')}</p>}
      {!applied && changes.length > 0 && (
        <Button className="justify-self-start" busy={busy} onClick={onApply}>
          {t(failed.length > 0 ? 'import.applyGood' : 'import.apply')}
        </Button>
      )}
      {failed.length > 0 && <FailedRows result={result} />}
      {changes.length > 0 && <ChangeList changes={changes} />}
    </section>
  );
}
