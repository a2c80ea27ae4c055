import { useState } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import type { Answer } from '@haat/contract/core/endpoint';
import { readShopDesk } from '@haat/contract/tenant/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import type { DraftOf } from '@haat/web/platform/storage/draft.ts';
import { currentAccount, useOwner } from '../../features/account/seller.ts';
import { DraftNotice } from '../../features/tenant/draft/draft-notice.tsx';
import { formDraftOf, keepFormDraft } from '../../features/tenant/draft/form-draft.ts';
import { useDraft } from '../../features/tenant/draft/use-draft.ts';
import { valuesOf } from '../../features/tenant/profile/profile-fields.ts';
import type { ProfileValues } from '../../features/tenant/profile/profile-fields.ts';
import { ProfileForm } from '../../features/tenant/profile/profile-form.tsx';
import { ShopPicture } from '../../features/tenant/profile/shop-picture.tsx';
import type { Versioned } from '../../features/tenant/use-version.ts';
import { DeskTitle } from '../../layout/desk-title.tsx';
import { ScreenError } from '../../layout/screen-error.tsx';
import type { Route } from './+types/profile';

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  const [{ _id: accountId }, desk] = await Promise.all([currentAccount(request), call(readShopDesk, {})]);
  const of: DraftOf = { kind: 'profile', accountId };
  const stored = storedOf(desk);
  return { profile: desk.profile, stored, of, draft: await formDraftOf(of, stored.values) };
};

/** What is being written stays as it is, whatever is told to the desk meanwhile. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href !== nextUrl.href;

/** What the shop is called, how it is reached, and its pictures. */
export default function Profile({ loaderData }: Route.ComponentProps) {
  const { of, profile } = loaderData;
  const { t } = useLanguage();
  const { helper } = useOwner();
  const [stored, setStored] = useState(loaderData.stored);
  const { draft, round, ...drafting } = useDraft(of, loaderData.draft);
  const takeTheirs = async () => {
    setStored(storedOf(await call(readShopDesk, {})));
    drafting.beginAnew();
  };
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
      {draft && <DraftNotice onDrop={drafting.beginAnew} />}
      <ProfileForm
        key={round}
        stored={stored}
        draft={draft}
        onDraft={(now) => drafting.keep(() => keepFormDraft(of, now, stored.values))}
        isHelper={helper !== null}
        onSaved={(now) => {
          setStored(now);
          drafting.settle();
        }}
        onTakeTheirs={() => void takeTheirs()}
      />
    </div>
  );
}

const storedOf = ({ profile, versions }: Answer<typeof readShopDesk>): Versioned<ProfileValues> => ({
  values: valuesOf(profile),
  version: versions.profile,
});

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ScreenError error={error} />;
}
