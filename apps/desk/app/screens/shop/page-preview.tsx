import { data } from 'react-router';
import { filledPage } from '@haat/contract/content/messages/fill-page';
import { readPage } from '@haat/contract/content/owning/pages/calls';
import { readShopDesk } from '@haat/contract/tenant/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { PageSections } from '@haat/web/ui/text/page-sections.tsx';
import { pageNamed, textOf } from '../../features/content/pages/page-values.ts';
import { Preview } from '../../features/content/preview.tsx';
import { BackLink } from '../../layout/back-link.tsx';
import { DeskTitle } from '../../layout/desk-title.tsx';
import { ScreenError } from '../../layout/screen-error.tsx';
import type { Route } from './+types/page-preview';

export const clientLoader = async ({ params }: Route.ClientLoaderArgs) => {
  const name = pageNamed(params.name);
  if (name === null) throw data(null, { status: 404 });
  const [page, shop] = await Promise.all([call(readPage, { name }), call(readShopDesk, {})]);
  return { page, shop };
};

/** A page of words as shoppers will read it, for whoever writes it alone. */
export default function PagePreview({ loaderData: { page, shop } }: Route.ComponentProps) {
  const { t } = useLanguage();
  const { en, ne } = textOf(page);
  const { profile, settings } = shop;
  const about = { profile, returnDays: settings.promises.returnDays };
  return (
    <div className="grid grid-cols-1 gap-4">
      <DeskTitle title={t('content.preview')} />
      <BackLink to={`/desk/shop/pages/${page.name}`} words={t('content.edit')} />
      <Preview>
        {(language) => (
          <PageSections
            {...filledPage(language === 'ne-NP' ? ne : en, language, about)}
            lang={language}
            folded={page.name === 'faq'}
          />
        )}
      </Preview>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ScreenError error={error} />;
}
