import House from 'lucide-react/icons/house';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Package from 'lucide-react/icons/package';
import Settings from 'lucide-react/icons/settings';
import Tag from 'lucide-react/icons/tag';
import Warehouse from 'lucide-react/icons/warehouse';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { useWaiting } from '../features/alerts/waiting.ts';
import { LocalNavLink } from '@haat/web/platform/i18n/local-link.tsx';

const places = [
  { to: '/desk', words: 'nav.today', Icon: House, waits: null },
  { to: '/desk/orders', words: 'nav.orders', Icon: Package, waits: 'orders' },
  { to: '/desk/inbox', words: 'nav.inbox', Icon: MessagesSquare, waits: 'questions' },
  { to: '/desk/products', words: 'nav.products', Icon: Tag, waits: null },
  { to: '/desk/stock', words: 'nav.stock', Icon: Warehouse, waits: null },
  { to: '/desk/settings', words: 'nav.settings', Icon: Settings, waits: null },
] as const;

/** The places of the desk: in reach of a thumb on a phone, at the side on a wide screen. */
export function Navigation() {
  const { t, digits } = useLanguage();
  const waiting = useWaiting();
  return (
    <nav
      aria-label={t('nav.label')}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:sticky md:top-0 md:h-dvh md:border-e md:border-t-0 md:p-4 print:hidden"
    >
      <ul className="grid auto-cols-fr grid-flow-col md:grid-flow-row md:gap-1">
        {places.map(({ to, words, Icon, waits }) => {
          const n = waits ? waiting[waits] : 0;
          return (
            <li key={to}>
              <LocalNavLink
                to={to}
                end={to === '/desk'}
                className="relative flex min-h-14 flex-col items-center justify-center gap-0.5 text-xs font-medium text-soft aria-[current=page]:text-primary-ink md:min-h-11 md:flex-row md:justify-start md:gap-3 md:rounded-box md:px-3 md:text-sm md:hover:bg-sunken md:aria-[current=page]:bg-sunken"
              >
                <Icon aria-hidden size={22} />
                {t(words)}
                {n > 0 && (
                  <span className="absolute start-1/2 top-1 ms-2 min-w-5 rounded-full bg-primary px-1 text-center text-xs leading-5 font-bold text-on-primary md:static md:ms-auto">
                    <span aria-hidden>{digits(n > 99 ? '99+' : n)}</span>
                    <span className="sr-only">{t('nav.waiting', { n })}</span>
                  </span>
                )}
              </LocalNavLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
