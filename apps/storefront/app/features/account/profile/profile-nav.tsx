import Heart from 'lucide-react/icons/heart';
import KeyRound from 'lucide-react/icons/key-round';
import MapPin from 'lucide-react/icons/map-pin';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Package from 'lucide-react/icons/package';
import ShieldCheck from 'lucide-react/icons/shield-check';
import UserPen from 'lucide-react/icons/user-pen';
import type { ReactNode } from 'react';
import { ShopLink, useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { sectionPath, sectionTitle, sections } from './profile-sections.ts';
import type { Section } from './profile-sections.ts';

const icons: Record<Section, ReactNode> = {
  orders: <Package aria-hidden />,
  questions: <MessagesSquare aria-hidden />,
  details: <UserPen aria-hidden />,
  addresses: <MapPin aria-hidden />,
  security: <KeyRound aria-hidden />,
  data: <ShieldCheck aria-hidden />,
};

const look =
  'flex min-h-12 items-center gap-3 rounded-box border border-line bg-surface px-3 py-2 leading-snug hover:bg-sunken aria-[current=page]:border-primary-ink aria-[current=page]:font-semibold [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-soft';

export function ProfileNav({ section }: { section: Section }) {
  const { t } = useLanguage();
  return (
    <nav aria-label={t('me.sections')}>
      <ul className="grid auto-rows-fr grid-cols-2 gap-2 text-sm sm:grid-cols-3 lg:grid-cols-1 lg:text-base">
        {sections.map((each) => (
          <li key={each} className="grid">
            <ShopLink
              stay
              to={sectionPath(each)}
              className={look}
              aria-current={each === section ? 'page' : undefined}
            >
              {icons[each]}
              {t(sectionTitle[each])}
            </ShopLink>
          </li>
        ))}
        <li className="grid max-sm:col-span-full">
          <ShopLink to="/wishlist" className={look}>
            <Heart aria-hidden />
            {t('wishlist.title')}
          </ShopLink>
        </li>
      </ul>
    </nav>
  );
}
