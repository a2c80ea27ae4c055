import { useState } from 'react';
import { listDistricts, listStates } from '@haat/contract/addresses/calls';
import { shopNameIn } from '@haat/contract/core/language';
import { getOwnVendor } from '@haat/contract/vendors/selling/calls';
import type { OwnVendor } from '@haat/contract/vendors/selling/schemas';
import { call } from '@haat/web/platform/api/call.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import type { DraftOf } from '@haat/web/platform/storage/draft.ts';
import { buttonLook } from '@haat/web/ui/button.tsx';
import { currentAccount, useSeller } from '../features/account/seller.ts';
import { DraftNotice } from '../features/tenant/draft/draft-notice.tsx';
import { formDraftOf, keepFormDraft } from '../features/tenant/draft/form-draft.ts';
import { useDraft } from '../features/tenant/draft/use-draft.ts';
import type { Versioned } from '../features/tenant/use-version.ts';
import { VendorForm, valuesOf } from '../features/vendors/vendor-form.tsx';
import type { VendorValues } from '../features/vendors/vendor-form.tsx';
import { VendorPicture } from '../features/vendors/vendor-picture.tsx';
import { DeskTitle } from '../layout/desk-title.tsx';
import { ScreenError } from '../layout/screen-error.tsx';
import type { Route } from './+types/own-page';

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  const districtsOf = async () => {
    const states = await call(listStates, {});
    return (await Promise.all(states.map(({ _id }) => call(listDistricts, { state: _id })))).flat();
  };
  const [{ _id: accountId }, vendor, districts] = await Promise.all([
    currentAccount(request),
    call(getOwnVendor, {}),
    districtsOf(),
  ]);
  const of: DraftOf = { kind: 'vendor', accountId };
  const stored = storedOf(vendor);
  return { vendor, districts, stored, of, draft: await formDraftOf(of, stored.values) };
};

/** What is told to the desk meanwhile takes nothing away from who writes. */
export const shouldRevalidate = () => false;

const storedOf = (vendor: OwnVendor): Versioned<VendorValues> => ({
  values: valuesOf(vendor),
  version: vendor.version,
});

export default function OwnPage({ loaderData }: Route.ComponentProps) {
  const { vendor, districts, of } = loaderData;
  const { t, language, href } = useLanguage();
  const [stored, setStored] = useState(loaderData.stored);
  const { draft, round, ...drafting } = useDraft(of, loaderData.draft);
  const takeTheirs = async () => {
    setStored(storedOf(await call(getOwnVendor, {})));
    drafting.beginAnew();
  };
  const { account } = useSeller();
  const name = shopNameIn(language, vendor);
  return (
    <div className="grid max-w-xl grid-cols-1 gap-6">
      <DeskTitle title={t('page.title')} />
      <h1 className="page-head">{t('page.title')}</h1>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="font-semibold">{name}</p>
        <a
          className={buttonLook('quiet', 's')}
          href={href(`/shop/${vendor.slug}`)}
          target="_blank"
          rel="noopener"
        >
          {t('product.see')}
        </a>
      </div>
      <VendorPicture name={name} picture={vendor.picture} />
      {draft && <DraftNotice onDrop={drafting.beginAnew} />}
      <VendorForm
        key={round}
        stored={stored}
        draft={draft}
        onDraft={(now) => drafting.keep(() => keepFormDraft(of, now, stored.values))}
        districts={districts}
        isHelper={account.helper !== null}
        onSaved={(now) => {
          setStored(now);
          drafting.settle();
        }}
        onTakeTheirs={() => void takeTheirs()}
      />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ScreenError error={error} />;
}
