import { useRevalidator } from 'react-router';
import { listDistricts, listStates } from '@haat/contract/addresses/calls';
import { shopNameIn } from '@haat/contract/core/language';
import { getOwnVendor } from '@haat/contract/vendors/selling/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { buttonLook } from '@haat/web/ui/button.tsx';
import { useSeller } from '../features/account/seller.ts';
import { VendorForm } from '../features/vendors/vendor-form.tsx';
import { VendorPicture } from '../features/vendors/vendor-picture.tsx';
import { DeskTitle } from '../layout/desk-title.tsx';
import { ScreenError } from '../layout/screen-error.tsx';
import type { Route } from './+types/own-page';

export const clientLoader = async () => {
  const districtsOf = async () => {
    const states = await call(listStates, {});
    return (await Promise.all(states.map(({ _id }) => call(listDistricts, { state: _id })))).flat();
  };
  const [vendor, districts] = await Promise.all([call(getOwnVendor, {}), districtsOf()]);
  return { vendor, districts };
};

/** What is told to the desk meanwhile takes nothing away from who writes. */
export const shouldRevalidate = () => false;

export default function OwnPage({ loaderData: { vendor, districts } }: Route.ComponentProps) {
  const { t, language, href } = useLanguage();
  const { revalidate } = useRevalidator();
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
      <VendorForm
        key={vendor.version}
        vendor={vendor}
        districts={districts}
        isHelper={account.helper !== null}
        onTakeTheirs={() => void revalidate()}
      />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ScreenError error={error} />;
}
