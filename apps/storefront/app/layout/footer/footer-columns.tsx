import type { ReactNode } from 'react';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import { localized, titleIn } from '@haat/contract/core/language';
import { useFrame, useShopName } from '../../features/tenant/frame.ts';
import type { WordKey } from '@haat/web/platform/i18n/language.tsx';
import { ShopLink, useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { firstCategories } from '../../features/catalog/categories/categories.ts';
import { Folded } from './folded.tsx';
import { ShopLogo } from '../../features/tenant/shop-logo.tsx';

/** The footer shows so many categories (spec §9). */
const categoriesShown = 6;

const quickLinks: { to: string; text: WordKey }[] = [
  { to: '/', text: 'site.home' },
  { to: '/products', text: 'products.title' },
  { to: '/cart-details', text: 'menu.myCart' },
  { to: '/wishlist', text: 'header.wishlist' },
  { to: '/compare', text: 'header.compare' },
  { to: '/user-profile', text: 'menu.myAccount' },
  { to: '/about', text: 'menu.about' },
  { to: '/contact', text: 'menu.contact' },
  { to: '/faq', text: 'footer.faq' },
  { to: '/blog', text: 'footer.blog' },
];

const link = 'inline-flex min-h-11 min-w-11 items-center md:pointer-fine:min-h-10 hover:underline';

/** Who the shop is, the ways into it, and its first categories (spec §2). */
export function FooterColumns() {
  const { t, language } = useLanguage();
  const frame = useFrame();
  return (
    <>
      <About />
      <Column title={t('footer.quickLinks')}>
        {quickLinks.map(({ to, text }) => (
          <li key={to}>
            <ShopLink to={to} className={link}>
              {t(text)}
            </ShopLink>
          </li>
        ))}
      </Column>
      <Column title={t('footer.ourCategories')}>
        {firstCategories(frame, categoriesShown).map((category) => (
          <li key={category._id}>
            <ShopLink to={`/product_category/${category.slug}`} className={link}>
              {titleIn(language, category)}
            </ShopLink>
          </li>
        ))}
        <li>
          <ShopLink to="/categories" className={`${link} font-semibold text-primary-ink`}>
            {t('footer.viewAll')}
          </ShopLink>
        </li>
      </Column>
    </>
  );
}

function About() {
  const { language, digits } = useLanguage();
  const { profileDetails: profile } = useFrame();
  const shopName = useShopName();
  const address = localized(language, profile.address, profile.addressNe);
  return (
    <div className="grid content-start gap-2 sm:gap-3">
      <ShopLogo logo={profile.logo} shopName={shopName} />
      <p className="text-soft max-sm:text-xs sm:text-sm">
        {localized(language, profile.intro, profile.introNe)}
      </p>
      <ul className="flex flex-wrap gap-x-5 text-sm sm:block">
        {profile.email && (
          <Contact icon={<Mail aria-hidden size={18} />}>
            <a href={`mailto:${profile.email}`} className={link}>
              {profile.email}
            </a>
          </Contact>
        )}
        {profile.phone && (
          <Contact icon={<Phone aria-hidden size={18} />}>
            <a href={`tel:${profile.phone.replace(/[^+\d]/g, '')}`} className={link}>
              {digits(profile.phone)}
            </a>
          </Contact>
        )}
        {address && (
          <Contact icon={<MapPin aria-hidden size={18} />}>
            <address className="py-2 not-italic">{address}</address>
          </Contact>
        )}
      </ul>
    </div>
  );
}

const Contact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex items-center gap-2.5">
    <span className="shrink-0 text-soft">{icon}</span>
    {children}
  </li>
);

const Column = ({ title, children }: { title: string; children: ReactNode }) => (
  <Folded label={title} title={<h2 className="font-bold">{title}</h2>}>
    <ul className="text-sm sm:max-lg:columns-2">{children}</ul>
  </Folded>
);
