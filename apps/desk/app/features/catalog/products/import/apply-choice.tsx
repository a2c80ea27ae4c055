import { useState } from 'react';
import type { ImportJob } from '@haat/contract/catalog/selling/import/schemas';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';

interface ApplyChoiceProps {
  job: ImportJob;
  busy: boolean;
  /** So many rows can be applied as a whole; null is any number. */
  wholeLimit: number | null;
  onApply: (whole: boolean) => void;
}

/** What becomes of the table where one row cannot be, and the button that applies it; where columns look shifted, only once its seller has said that they are right. */
export function ApplyChoice({ job, busy, wholeLimit, onApply }: ApplyChoiceProps) {
  const { t } = useLanguage();
  const { counts, doubtful, rows, whole: before } = job;
  const isTooLong = wholeLimit !== null && rows > wholeLimit;
  const [whole, setWhole] = useState(before);
  const [sure, setSure] = useState(false);
  const isDoubtful = doubtful.length > 0;
  const words = counts.failed > 0 ? 'import.applyGood' : 'import.apply';
  return (
    <div className="grid justify-items-start gap-2">
      <fieldset className="grid">
        <legend className="font-semibold">{t('import.choice')}</legend>
        {([false, true] as const).map((each) => (
          <label key={String(each)} className="tap flex items-center gap-2 has-disabled:opacity-60">
            <input
              type="radio"
              name="whole"
              className="size-5 accent-primary"
              checked={whole === each}
              disabled={each && isTooLong}
              aria-describedby={each && isTooLong ? 'import-whole-limit' : undefined}
              onChange={() => setWhole(each)}
            />
            {t(each ? 'import.whole' : 'import.goodRows')}
          </label>
        ))}
        {isTooLong && (
          <p id="import-whole-limit" className="text-sm text-soft">
            {t('import.wholeLimit', { n: wholeLimit })}
          </p>
        )}
      </fieldset>
      {whole && counts.failed > 0 ? (
        <p>{t('import.mendFirst')}</p>
      ) : (
        <>
          {isDoubtful && (
            <label className="tap flex items-center gap-2">
              <input
                type="checkbox"
                className="size-5 accent-primary"
                checked={sure}
                onChange={() => setSure(!sure)}
              />
              {t('import.columnsRight')}
            </label>
          )}
          <Button busy={busy} disabled={isDoubtful && !sure} onClick={() => onApply(whole)}>
            {t(words)}
          </Button>
        </>
      )}
    </div>
  );
}
