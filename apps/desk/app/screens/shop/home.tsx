import ChevronRight from 'lucide-react/icons/chevron-right';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { LocalLink } from '@haat/web/platform/i18n/local-link.tsx';
import { buttonLook } from '@haat/web/ui/button.tsx';
import { ownersOnly } from '../../features/account/seller.ts';
import { DeskTitle } from '../../layout/desk-title.tsx';
import { AccountEnd } from '../../layout/account-end.tsx';
import { ownerHome, ownerPlaces } from '../../layout/owner-places.ts';
import { ScreenError } from '../../layout/screen-error.tsx';
import type { Route } from './+types/home';

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => ({
  account: await ownersOnly(request),
});

/** All that an owner can do, the language, and the way out. */
export default function ShopHome({ loaderData: { account } }: Route.ComponentProps) {
  const { t, href } = useLanguage();
  return (
    <div className="grid max-w-xl grid-cols-1 gap-8">
      <DeskTitle title={t('owner.title')} />
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="page-head">{t('owner.title')}</h1>
        <a className={buttonLook('quiet', 's')} href={href('/')} target="_blank" rel="noopener">
          {t('desk.open')}
        </a>
      </header>
      <ul className="grid gap-2">
        {ownerPlaces
          .filter(({ to }) => to !== ownerHome)
          .map(({ to, words, Icon }) => (
            <li key={to}>
              <LocalLink to={to} className="flex min-h-14 items-center gap-3 desk-row hover:bg-sunken">
                <Icon aria-hidden size={22} className="text-soft" />
                <span className="grow font-medium">{t(words)}</span>
                <ChevronRight aria-hidden size={20} className="text-soft" />
              </LocalLink>
            </li>
          ))}
      </ul>
      <AccountEnd email={account.email} />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ScreenError error={error} />;
}
