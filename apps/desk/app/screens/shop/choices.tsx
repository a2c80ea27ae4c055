import { useRevalidator } from 'react-router';
import { readGuestOrders, readShopDesk } from '@haat/contract/tenant/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { keepLast } from '@haat/web/platform/api/keep-last.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { ChoicesForm } from '../../features/tenant/choices/choices-form.tsx';
import { GuestOrdersForm } from '../../features/tenant/choices/guest-orders-form.tsx';
import { DeskTitle } from '../../layout/desk-title.tsx';
import { ScreenError } from '../../layout/screen-error.tsx';
import type { Route } from './+types/choices';

export const clientLoader = keepLast(async () => {
  const [desk, guests] = await Promise.all([call(readShopDesk, {}), call(readGuestOrders, {})]);
  return { desk, guests };
});

/** What the shop promises, its cloth, and how some things work. */
export default function Choices({ loaderData }: Route.ComponentProps) {
  const { t } = useLanguage();
  const {
    desk: { settings, versions },
    guests,
  } = loaderData;
  const { revalidate } = useRevalidator();
  return (
    <div className="grid max-w-xl grid-cols-1 gap-6">
      <DeskTitle title={t('nav.choices')} />
      <h1 className="page-head">{t('nav.choices')}</h1>
      <ChoicesForm
        key={versions.settings}
        settings={settings}
        version={versions.settings}
        onTakeTheirs={() => void revalidate()}
      />
      <GuestOrdersForm confirmHours={guests.confirmHours} />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ScreenError error={error} />;
}
