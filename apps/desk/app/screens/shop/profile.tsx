import { useRevalidator } from 'react-router';
import { readShopDesk } from '@haat/contract/tenant/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { keepLast } from '@haat/web/platform/api/keep-last.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { useOwner } from '../../features/account/seller.ts';
import { ProfileForm } from '../../features/tenant/profile/profile-form.tsx';
import { ShopPicture } from '../../features/tenant/profile/shop-picture.tsx';
import { DeskTitle } from '../../layout/desk-title.tsx';
import { ScreenError } from '../../layout/screen-error.tsx';
import type { Route } from './+types/profile';

export const clientLoader = keepLast(() => call(readShopDesk, {}));

/** What the shop is called, how it is reached, and its pictures. */
export default function Profile({ loaderData }: Route.ComponentProps) {
  const { t } = useLanguage();
  const { profile, versions } = loaderData;
  const { revalidate } = useRevalidator();
  const { helper } = useOwner();
  return (
    <div className="grid max-w-xl grid-cols-1 gap-6">
      <DeskTitle title={t('nav.profile')} />
      <h1 className="page-head">{t('nav.profile')}</h1>
      <section className="grid gap-4" aria-labelledby="pictures">
        <h2 id="pictures" className="section-head">
          {t('profile.pictures')}
        </h2>
        <p className="text-sm text-soft">{t('profile.picturesHint')}</p>
        <ShopPicture which="logo" address={profile.logo} />
        <ShopPicture which="favicon" address={profile.favicon} />
      </section>
      <ProfileForm
        key={versions.profile}
        profile={profile}
        version={versions.profile}
        isHelper={helper !== null}
        onTakeTheirs={() => void revalidate()}
      />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ScreenError error={error} />;
}
