import { useState } from 'react';
import { addImportPhotos } from '@haat/contract/catalog/selling/import/calls';
import { maxZipBytes } from '@haat/contract/catalog/selling/csv-columns';
import type { ImportJob } from '@haat/contract/catalog/selling/import/schemas';
import { call } from '@haat/web/platform/api/call.ts';
import { useProblemText } from '@haat/web/platform/api/problem-text.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { FileButton } from '@haat/web/ui/form/file-button.tsx';

const zipTypes = ['.zip', 'application/zip'];

interface AddPhotosProps {
  job: ImportJob;
  onAdded: (job: ImportJob) => void;
}

/** The photos that a table names, as one file; the table is then looked at again. */
export function AddPhotos({ job: { _id: jobId, photos }, onAdded }: AddPhotosProps) {
  const { t } = useLanguage();
  const problemText = useProblemText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const add = async (zip: File) => {
    setProblem('');
    if (zip.size > maxZipBytes) return setProblem(t('problem.zip-too-large'));
    setBusy(true);
    try {
      onAdded(await call(addImportPhotos, { jobId, zip: [zip] }));
    } catch (error) {
      setProblem(problemText(error));
    }
    setBusy(false);
  };
  return (
    <div className="grid justify-items-start gap-1">
      <FileButton
        words={t(photos > 0 ? 'import.photosAgain' : 'import.photosChoose')}
        accept={zipTypes}
        disabled={busy}
        onChoose={(zip) => void add(zip)}
      />
      <p role="status" className="text-sm text-soft empty:hidden">
        {busy
          ? t('import.photosSending')
          : photos > 0 && t(photos === 1 ? 'import.photosThere.one' : 'import.photosThere', { n: photos })}
      </p>
      <p role="alert" className="text-sm text-bad empty:hidden">
        {problem}
      </p>
    </div>
  );
}
