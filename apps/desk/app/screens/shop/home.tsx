import ChevronRight from 'lucide-react/icons/chevron-right';
import { shopToday } from '@haat/contract/orders/owning/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { keepLast } from '@haat/web/platform/api/keep-last.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { LocalLink } from '@haat/web/platform/i18n/local-link.tsx';
import { buttonLook } from '@haat/web/ui/button.tsx';
import { useOwner } from '../../features/account/seller.ts';
import { DeskTitle } from '../../layout/desk-title.tsx';
import { AccountEnd } from '../../layout/account-end.tsx';
import { Checklist } from '../../layout/checklist.tsx';
import { ownerHome, ownerPlacesOf } from '../../layout/owner-places.ts';
import { ScreenError } from '../../layout/screen-error.tsx';
import type { Route } from './+types/home';

export const clientLoader = keepLast(() => call(shopToday, {}));

/** For a new shop what to do first; all that an owner can do, how many sellers are late, the language, and the way out. */
export default function ShopHome({ loaderData: { late, checklist } }: Route.ComponentProps) {
  const account = useOwner();
  const { t, href, digits } = useLanguage();
  return (
    <div className="grid max-w-xl grid-cols-1 gap-8">
      <DeskTitle title={t('owner.title')} />
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="page-head">{t('owner.title')}</h1>
        <a className={buttonLook('quiet', 's')} href={href('/')} target="_blank" rel="noopener">
          {t('desk.open')}
        </a>
      </header>
      {!checklist.hasOrders && (
        <Checklist
          hint={t('owner.startHint')}
          steps={[
            { words: t('owner.reachable'), done: checklist.isReachable, to: '/desk/shop/profile' },
            { words: t('owner.mails'), done: checklist.mailsGoOut },
            { words: t('owner.sellers'), done: checklist.hasSellers, to: '/desk/shop/sellers' },
            { words: t('owner.products'), done: checklist.hasProducts },
            { words: t('owner.firstOrder'), done: checklist.hasOrders },
          ]}
        />
      )}
      <ul className="grid gap-2">
        {ownerPlacesOf(account)
          .filter(({ to }) => to !== ownerHome)
          .map(({ to, words, Icon }) => (
            <li key={to}>
              <LocalLink to={to} className="flex min-h-14 items-center gap-3 desk-row hover:bg-sunken">
                <Icon aria-hidden size={22} className="text-soft" />
                <span className="grow">
                  <span className="block font-medium">{t(words)}</span>
                  {to === '/desk/shop/late' && late > 0 && (
                    <span className="block text-sm text-bad">{t('late.sellers', { n: digits(late) })}</span>
                  )}
                </span>
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
