import { listSellers } from '@haat/contract/account/sellers/calls';
import { useRevalidator } from 'react-router';
import { call } from '@haat/web/platform/api/call.ts';
import { keepLast } from '@haat/web/platform/api/keep-last.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { useOwner } from '../../features/account/seller.ts';
import { nameAsked } from '../../features/account/sellers/asked.ts';
import { SellerList } from '../../features/account/sellers/seller-list.tsx';
import { DeskTitle } from '../../layout/desk-title.tsx';
import { ScreenError } from '../../layout/screen-error.tsx';
import type { Route } from './+types/sellers';

export const clientLoader = keepLast(async ({ request }: Route.ClientLoaderArgs) => {
  const q = nameAsked(request);
  return { q, page: await call(listSellers, { ...(q && { q }) }) };
});

/** Who sells in the shop, and the way in for others. */
export default function Sellers({ loaderData: { q, page } }: Route.ComponentProps) {
  const { t } = useLanguage();
  const { revalidate } = useRevalidator();
  const { helper } = useOwner();
  return (
    <div className="grid max-w-xl grid-cols-1 gap-4">
      <DeskTitle title={t('nav.sellers')} />
      <h1 className="page-head">{t('nav.sellers')}</h1>
      <p className="text-soft">{t('sellers.hint')}</p>
      <SellerList key={q} q={q} page={page} mayManage={helper === null} onChanged={() => void revalidate()} />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ScreenError error={error} />;
}
