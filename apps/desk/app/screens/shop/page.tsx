import { useState } from 'react';
import { data, useNavigate } from 'react-router';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { readPage, resetPage } from '@haat/contract/content/owning/pages/calls';
import type { EditedPage } from '@haat/contract/content/owning/pages/schemas';
import { titleIn } from '@haat/contract/core/language';
import { call } from '@haat/web/platform/api/call.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import type { DraftOf } from '@haat/web/platform/storage/draft.ts';
import { buttonLook } from '@haat/web/ui/button.tsx';
import { currentAccount } from '../../features/account/seller.ts';
import { PageForm } from '../../features/content/pages/page-form.tsx';
import { inputOf, pageNamed, textOf } from '../../features/content/pages/page-values.ts';
import type { Intent } from '../../features/content/publish-end.tsx';
import { ConfirmButton } from '../../features/tenant/confirm-button.tsx';
import { DraftNotice } from '../../features/tenant/draft/draft-notice.tsx';
import { formDraftOf, keepFormDraft } from '../../features/tenant/draft/form-draft.ts';
import { useDraft } from '../../features/tenant/draft/use-draft.ts';
import { BackLink } from '../../layout/back-link.tsx';
import { DeskTitle } from '../../layout/desk-title.tsx';
import { ScreenError } from '../../layout/screen-error.tsx';
import type { Route } from './+types/page';

export const clientLoader = async ({ params, request }: Route.ClientLoaderArgs) => {
  const name = pageNamed(params.name);
  if (name === null) throw data(null, { status: 404 });
  const [{ _id: accountId }, page] = await Promise.all([currentAccount(request), call(readPage, { name })]);
  const of: DraftOf = { kind: 'page', accountId, id: name };
  return { page, of, draft: await formDraftOf(of, inputOf(textOf(page))) };
};

/** What is being written stays as it is, whatever is told to the desk meanwhile. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href !== nextUrl.href;

/** A page of words: written anew, looked at, published, or as it came again. */
export default function Page({ loaderData }: Route.ComponentProps) {
  return <PageEditor key={loaderData.page.name} start={loaderData} />;
}

const listPath = '/desk/shop/pages';

function PageEditor({ start }: { start: Route.ComponentProps['loaderData'] }) {
  const { of } = start;
  const { t, language, href } = useLanguage();
  const navigate = useNavigate();
  const [page, setPage] = useState(start.page);
  // The form begins anew with what was saved.
  const { draft, round, ...drafting } = useDraft(of, start.draft);
  const [said, setSaid] = useState<'content.published' | 'content.saved' | 'pages.reset' | null>(null);
  const { name } = page;
  const beginWith = (now: EditedPage) => {
    setPage(now);
    drafting.beginAnew();
    scrollTo({ top: 0 });
  };
  const onSaved = (now: EditedPage, intent: Intent) => {
    beginWith(now);
    setSaid(intent === 'publish' ? 'content.published' : 'content.saved');
    if (intent === 'preview') void navigate(href(`${listPath}/${name}/preview`));
  };
  const title = titleIn(language, page);
  return (
    <div className="grid max-w-xl grid-cols-1 gap-4">
      <DeskTitle title={title} />
      <BackLink to={listPath} words={t('nav.pages')} />
      <h1 className="page-head wrap-anywhere">{title}</h1>
      <p role="status" className="text-sm font-medium text-good empty:hidden">
        {said && t(said)}
      </p>
      {page.draft && <p className="text-sm text-warn">{t('content.changed')}</p>}
      <a
        className={`${buttonLook('quiet', 's')} justify-self-start`}
        href={href(`/${name}`)}
        target="_blank"
        rel="noopener"
      >
        {t('content.see')}
      </a>
      {draft && <DraftNotice onDrop={drafting.beginAnew} />}
      <PageForm
        key={round}
        page={page}
        draft={draft}
        onDraft={(now) => drafting.keep(() => keepFormDraft(of, now, inputOf(textOf(page))))}
        onSaved={onSaved}
        onTakeTheirs={() => void call(readPage, { name }).then(beginWith)}
      />
      {(page.published || page.draft) && (
        <div className="-ms-3">
          <ConfirmButton
            danger
            words={t('pages.asItCame')}
            text={t('pages.asItCameText')}
            onConfirm={async () => {
              const { data: now } = await call(resetPage, { name, version: page.version });
              beginWith(now);
              setSaid('pages.reset');
            }}
          />
        </div>
      )}
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ScreenError error={error} />;
}
