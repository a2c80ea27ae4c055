import { useRevalidator } from 'react-router';
import { readShopDesk } from '@haat/contract/tenant/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { keepLast } from '@haat/web/platform/api/keep-last.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { shopNameIn } from '@haat/contract/core/language';
import { ThemeForm } from '../../features/tenant/theme/theme-form.tsx';
import { DeskTitle } from '../../layout/desk-title.tsx';
import { ScreenError } from '../../layout/screen-error.tsx';
import type { Route } from './+types/look';

export const clientLoader = keepLast(() => call(readShopDesk, {}));

/** The colours of the shop. */
export default function Look({ loaderData }: Route.ComponentProps) {
  const { t } = useLanguage();
  const { language } = useLanguage();
  const { theme, profile, versions } = loaderData;
  const { revalidate } = useRevalidator();
  return (
    <div className="grid max-w-4xl grid-cols-1 gap-6">
      <DeskTitle title={t('nav.look')} />
      <h1 className="page-head">{t('nav.look')}</h1>
      <ThemeForm
        key={versions.theme}
        theme={theme}
        version={versions.theme}
        shopName={shopNameIn(language, profile)}
        onTakeTheirs={() => void revalidate()}
      />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ScreenError error={error} />;
}
