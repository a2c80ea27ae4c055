import { useFrame, useShopName } from '../../features/tenant/frame.ts';
import type { WordKey } from '@haat/web/platform/i18n/language.tsx';
import { ShopLink, useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Folded } from './folded.tsx';
import { SocialRow } from '../header/top-strip-contacts.tsx';

const legalLinks: { to: string; text: WordKey }[] = [
  { to: '/terms-and-conditions', text: 'footer.terms' },
  { to: '/terms-of-service', text: 'footer.service' },
  { to: '/privacy-policy', text: 'footer.privacy' },
  { to: '/cookie-policy', text: 'footer.cookies' },
  { to: '/shipping-info', text: 'footer.shipping' },
  { to: '/return-policy', text: 'footer.returns' },
];

/** Legal links, copyright, the numbers of the shop's registration, and its networks (spec §2). */
export function FooterBottom({ year }: { year: number }) {
  const { t, digits } = useLanguage();
  const { profileDetails: profile } = useFrame();
  const shop = useShopName();
  return (
    <div className="border-t border-line">
      <div className="frame">
        <Folded
          label={t('footer.legal')}
          title={<h2 className="text-sm font-semibold sm:sr-only">{t('footer.legal')}</h2>}
        >
          <ul className="flex flex-wrap gap-x-5 text-sm">
            {legalLinks.map(({ to, text }) => (
              <li key={to}>
                <ShopLink to={to} className="inline-flex min-h-11 items-center hover:underline">
                  {t(text)}
                </ShopLink>
              </li>
            ))}
          </ul>
        </Folded>
      </div>
      <div className="frame flex flex-wrap items-center justify-between gap-x-6 gap-y-1 pt-2 text-sm text-soft">
        <div>
          <p>{t('footer.copyright', { year, shop })}</p>
          <p className="flex flex-wrap gap-x-4">
            {profile.registrationNo && (
              <span>{t('footer.registration', { number: profile.registrationNo })}</span>
            )}
            {profile.pan && <span>{t('footer.pan', { number: digits(profile.pan) })}</span>}
          </p>
        </div>
        <div className="-ml-3 md:ml-0">
          <SocialRow className="size-11 text-ink" />
        </div>
      </div>
    </div>
  );
}
