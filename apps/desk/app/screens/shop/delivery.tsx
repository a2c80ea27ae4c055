import { useRevalidator } from 'react-router';
import { readDelivery } from '@haat/contract/addresses/owning/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { keepLast } from '@haat/web/platform/api/keep-last.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { LocationList } from '../../features/addresses/location-list.tsx';
import { TermsForm } from '../../features/addresses/terms-form.tsx';
import { DeskTitle } from '../../layout/desk-title.tsx';
import { ScreenError } from '../../layout/screen-error.tsx';
import type { Route } from './+types/delivery';

export const clientLoader = keepLast(() => call(readDelivery, {}));

/** How and where the shop delivers. */
export default function Delivery({ loaderData: { terms, locations, districts } }: Route.ComponentProps) {
  const { t } = useLanguage();
  const { revalidate } = useRevalidator();
  const again = () => void revalidate();
  return (
    <div className="grid max-w-xl grid-cols-1 gap-8">
      <DeskTitle title={t('nav.delivery')} />
      <h1 className="page-head">{t('nav.delivery')}</h1>
      <TermsForm key={terms.version} terms={terms} onTakeTheirs={again} />
      <LocationList locations={locations} districts={districts} onChanged={again} />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ScreenError error={error} />;
}
