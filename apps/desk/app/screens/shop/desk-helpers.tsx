import { useRevalidator } from 'react-router';
import { listOwners, listShopHelpers } from '@haat/contract/account/desk-helpers/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { keepLast } from '@haat/web/platform/api/keep-last.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { HelperList } from '../../features/account/desk-helpers/helper-list.tsx';
import { OwnerList } from '../../features/account/desk-helpers/owner-list.tsx';
import { DeskTitle } from '../../layout/desk-title.tsx';
import { ScreenError } from '../../layout/screen-error.tsx';
import type { Route } from './+types/desk-helpers';

export const clientLoader = keepLast(async () => {
  const [helpers, owners] = await Promise.all([call(listShopHelpers, {}), call(listOwners, {})]);
  return { helpers, owners };
});

export default function ShopHelpers({ loaderData: { helpers, owners } }: Route.ComponentProps) {
  const { t } = useLanguage();
  const { revalidate } = useRevalidator();
  return (
    <div className="grid max-w-xl grid-cols-1 gap-4">
      <DeskTitle title={t('helpers.title')} />
      <h1 className="page-head">{t('helpers.title')}</h1>
      <p className="text-soft">{t('helpers.shopHint')}</p>
      <HelperList desk="shop" helpers={helpers} onChanged={() => void revalidate()} />
      <section className="mt-4 grid gap-2" aria-labelledby="owners">
        <h2 id="owners" className="section-head">
          {t('owners.title')}
        </h2>
        <OwnerList owners={owners} onChanged={() => void revalidate()} />
      </section>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ScreenError error={error} />;
}
