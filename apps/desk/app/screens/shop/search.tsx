import { useRevalidator, useSearchParams } from 'react-router';
import { listTerms } from '@haat/contract/catalog/owning/dictionary/calls';
import { shopInsight } from '@haat/contract/insight/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { keepLast } from '@haat/web/platform/api/keep-last.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { MissedWords } from '../../features/catalog/dictionary/missed-words.tsx';
import { TermList } from '../../features/catalog/dictionary/term-list.tsx';
import { DeskTitle } from '../../layout/desk-title.tsx';
import { ScreenError } from '../../layout/screen-error.tsx';
import type { Route } from './+types/search';

export const clientLoader = keepLast(async ({ request }: Route.ClientLoaderArgs) => {
  const q = new URL(request.url).searchParams.get('q')?.trim().slice(0, 80) || undefined;
  const [page, { missed }] = await Promise.all([
    call(listTerms, { ...(q && { q }), size: 50 }),
    call(shopInsight, { days: 30 }),
  ]);
  return { q, page, missed };
});

/** The words that the shop's search knows, beside what was searched for in vain. */
export default function Search({ loaderData: { q, page, missed } }: Route.ComponentProps) {
  const { t } = useLanguage();
  const [query] = useSearchParams();
  const { revalidate } = useRevalidator();
  const onChanged = () => void revalidate();
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-4">
      <DeskTitle title={t('dictionary.title')} />
      <h1 className="page-head">{t('dictionary.title')}</h1>
      <p className="text-sm text-soft">{t('dictionary.hint')}</p>
      <section className="grid grid-cols-1 gap-2" aria-labelledby="missed">
        <h2 id="missed" className="section-head">
          {t('dictionary.missed')}
        </h2>
        <MissedWords missed={missed} onChanged={onChanged} />
      </section>
      <section className="grid grid-cols-1 gap-3" aria-labelledby="words">
        <h2 id="words" className="section-head">
          {t('dictionary.words')}
        </h2>
        <TermList key={query.toString()} q={q} page={page} onChanged={onChanged} />
      </section>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ScreenError error={error} />;
}
