import ChevronRight from 'lucide-react/icons/chevron-right';
import { listPages } from '@haat/contract/content/owning/pages/calls';
import { titleIn } from '@haat/contract/core/language';
import { call } from '@haat/web/platform/api/call.ts';
import { keepLast } from '@haat/web/platform/api/keep-last.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { LocalLink } from '@haat/web/platform/i18n/local-link.tsx';
import { DeskTitle } from '../../layout/desk-title.tsx';
import { ScreenError } from '../../layout/screen-error.tsx';
import type { Route } from './+types/pages';

export const clientLoader = keepLast(() => call(listPages, {}));

/** The pages of words: about the shop, questions and answers, terms and policies. */
export default function Pages({ loaderData }: Route.ComponentProps) {
  const { t, language } = useLanguage();
  return (
    <div className="grid max-w-xl grid-cols-1 gap-4">
      <DeskTitle title={t('nav.pages')} />
      <h1 className="page-head">{t('nav.pages')}</h1>
      <p className="text-sm text-soft">{t('pages.listHint')}</p>
      <ul className="grid gap-2">
        {loaderData.map((page) => (
          <li key={page.name}>
            <LocalLink
              to={`/desk/shop/pages/${page.name}`}
              className="flex items-center gap-3 desk-row hover:bg-sunken"
            >
              <span className="grid min-w-0 grow">
                <span className="font-medium wrap-anywhere">{titleIn(language, page)}</span>
                <span className="text-sm text-soft">{t(page.written ? 'pages.written' : 'pages.given')}</span>
                {page.drafted && <span className="text-sm text-warn">{t('content.changed')}</span>}
              </span>
              <ChevronRight aria-hidden size={20} className="shrink-0 text-soft" />
            </LocalLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ScreenError error={error} />;
}
