import { useRevalidator } from 'react-router';
import { useProblemText } from '@haat/web/platform/api/problem-text.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Failed } from '@haat/web/ui/failed.tsx';

/** A screen that could not be had, with the way on. */
export function ScreenError({ error }: { error: unknown }) {
  const { t } = useLanguage();
  const problemText = useProblemText();
  const { revalidate } = useRevalidator();
  return (
    <div className="grid gap-4">
      <h1 className="page-head">{t('error.title')}</h1>
      <Failed text={problemText(error)} again={t('error.again')} onAgain={() => void revalidate()} />
    </div>
  );
}
