import type { LucideIcon } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import type { WordKey } from '@haat/web/platform/i18n/language.tsx';
import { LocalLink } from '@haat/web/platform/i18n/local-link.tsx';

import type { PlaceAccess } from '../features/account/seller.ts';

export interface Place {
  to: string;
  words: WordKey;
  Icon: LucideIcon;
  waiting?: number;
  /** On a phone it is reached from the first screen. */
  wideOnly?: boolean;
  access?: PlaceAccess;
  /** What is reached from it and has no place of its own here: there it is marked, too. */
  holds?: readonly string[];
}

/** The places of the desk: in reach of a thumb on a phone, at the side on a wide screen. */
export function Navigation({ home, places }: { home: string; places: readonly Place[] }) {
  const { t, href, digits } = useLanguage();
  const { pathname } = useLocation();
  const list = useRef<HTMLElement>(null);
  useLayoutEffect(() => showCurrent(list.current), [pathname, places.length]);
  // On a phone the first screen stands for all that are reached from it.
  const isBelowHome = places.some(({ to, wideOnly }) => wideOnly && pathname.startsWith(href(to)));
  const isIn = (to: string) => `${pathname}/`.startsWith(`${href(to)}/`);
  const currentAt = (to: string, holds: readonly string[]) => {
    if (to === home ? pathname === href(home) : isIn(to)) return 'page';
    return holds.some(isIn) ? 'true' : undefined;
  };
  return (
    <nav
      ref={list}
      aria-label={t('nav.label')}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:sticky md:top-0 md:h-dvh md:overflow-y-auto md:overscroll-contain md:border-e md:border-t-0 md:p-4 print:hidden"
    >
      <ul className="grid auto-cols-fr grid-flow-col md:grid-flow-row md:gap-1">
        {places.map(({ to, words, Icon, waiting: n = 0, wideOnly, holds = [] }) => (
          <li key={to} className={wideOnly ? 'max-md:hidden' : undefined}>
            <LocalLink
              to={to}
              aria-current={currentAt(to, holds)}
              className={`${to === home && isBelowHome ? 'max-md:text-primary-ink' : ''} relative flex min-h-14 flex-col items-center justify-center gap-0.5 text-xs font-medium text-soft aria-[current]:text-primary-ink md:min-h-11 md:flex-row md:justify-start md:gap-3 md:rounded-box md:px-3 md:text-sm md:hover:bg-sunken md:aria-[current]:bg-sunken`}
            >
              <Icon aria-hidden size={22} />
              {t(words)}
              {n > 0 && (
                <span className="absolute start-1/2 top-1 ms-2 min-w-5 rounded-full bg-primary px-1 text-center text-xs leading-5 font-bold whitespace-nowrap text-on-primary md:static md:ms-auto">
                  <span aria-hidden>{digits(n > 99 ? '99+' : n)}</span>
                  <span className="sr-only">{t('nav.waiting', { n })}</span>
                </span>
              )}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** On a low laptop the places scroll by themselves; the page stays where it is. */
function showCurrent(list: HTMLElement | null): void {
  const current = list?.querySelector('[aria-current]');
  if (!list || !current) return;
  const [frame, place] = [list.getBoundingClientRect(), current.getBoundingClientRect()];
  if (place.bottom > frame.bottom) list.scrollTop += place.bottom - frame.bottom + place.height;
  if (place.top < frame.top) list.scrollTop += place.top - frame.top - place.height;
}
