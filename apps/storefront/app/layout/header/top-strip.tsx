import Heart from 'lucide-react/icons/heart';
import Scale from 'lucide-react/icons/scale';
import { useNavigate } from 'react-router';
import { useShopName } from '../../features/tenant/frame.ts';
import { ShopLink, useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { useLoginFirst } from '@haat/web/platform/session/use-login-first.ts';
import { TodayInNepal } from './today-in-nepal.tsx';
import { island } from '@haat/web/platform/hydration/island.tsx';
import { RenderedOnce } from '@haat/web/platform/rendering/once.tsx';

const Contacts = island(async () => (await import('./top-strip-contacts.tsx')).StripContacts, {
  when: 'first-move',
  once: true,
});

const entry = 'inline-flex min-h-9 items-center gap-1.5 hover:underline pointer-coarse:min-h-11';

/** The strip above the header, on desktop only (spec §2). */
export function TopStrip() {
  const { t, href } = useLanguage();
  const shop = useShopName();
  const loginFirst = useLoginFirst();
  const navigate = useNavigate();
  const openWishlist = () => {
    if (loginFirst({ next: '/wishlist' })) void navigate(href('/wishlist'));
  };
  return (
    <div className="hidden bg-shop-base text-sm text-on-shop-base lg:block">
      <div className="frame flex items-center gap-5">
        <p className="min-w-0 grow truncate">{t('site.welcome', { shop })}</p>
        <TodayInNepal />
        <RenderedOnce as={ShopLink} to="/compare" className={entry} keyOf={() => 'strip compare'}>
          {() => (
            <>
              <Scale aria-hidden size={16} />
              {t('header.compare')}
            </>
          )}
        </RenderedOnce>
        <RenderedOnce
          as="button"
          type="button"
          onClick={openWishlist}
          className={entry}
          keyOf={() => 'strip wishlist'}
        >
          {() => (
            <>
              <Heart aria-hidden size={16} />
              {t('header.wishlist')}
            </>
          )}
        </RenderedOnce>
        <Contacts />
      </div>
    </div>
  );
}
