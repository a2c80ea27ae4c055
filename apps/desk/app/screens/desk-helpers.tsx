import { useRevalidator } from 'react-router';
import { listHelpers } from '@haat/contract/account/desk-helpers/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { keepLast } from '@haat/web/platform/api/keep-last.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { HelperList } from '../features/account/desk-helpers/helper-list.tsx';
import { BackLink } from '../layout/back-link.tsx';
import { DeskTitle } from '../layout/desk-title.tsx';
import { ScreenError } from '../layout/screen-error.tsx';
import type { Route } from './+types/desk-helpers';

export const clientLoader = keepLast(() => call(listHelpers, {}));

export default function Helpers({ loaderData: helpers }: Route.ComponentProps) {
  const { t } = useLanguage();
  const { revalidate } = useRevalidator();
  return (
    <div className="grid max-w-xl grid-cols-1 gap-4">
      <DeskTitle title={t('helpers.title')} />
      <BackLink to="/desk/settings" words={t('settings.title')} />
      <h1 className="page-head">{t('helpers.title')}</h1>
      <p className="text-soft">{t('helpers.hint')}</p>
      <HelperList desk="seller" helpers={helpers} onChanged={() => void revalidate()} />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ScreenError error={error} />;
}
