import { Mail, MapPin, MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Route } from './+types/contact';
import { Breadcrumb } from '../blocks/breadcrumb.tsx';
import { useFrame } from '../blocks/frame.ts';
import { loadPageText } from '../blocks/load-page-text.ts';
import { useLanguage } from '../core/language.tsx';
import { metaOf } from '../core/meta.ts';
import { pageContext } from '../core/page.ts';
import { waLink, waNumber } from '../features/shop/messaging.ts';

export const loader = ({ context }: Route.LoaderArgs) => loadPageText(context.get(pageContext), 'contact');

export const meta = (args: Route.MetaArgs) => metaOf(args);

/** Every way to reach the shop, as its profile tells them. */
export default function ContactScreen({ loaderData: { text } }: Route.ComponentProps) {
  const { t, language } = useLanguage();
  const { profileDetails: profile } = useFrame();
  const { phone, email, shopName } = profile;
  const number = waNumber(profile.messagingNumber);
  const address = language === 'ne-NP' ? (profile.addressNe ?? profile.address) : profile.address;
  return (
    <>
      <Breadcrumb trail={[{ title: text.title }]} />
      <div className="frame grid gap-6 py-6 md:py-10">
        <header className="grid gap-2">
          <h1 className="text-2xl font-bold md:text-3xl">{text.title}</h1>
          <p className="max-w-prose text-soft">{text.description}</p>
        </header>
        <ul className="grid gap-3 sm:grid-cols-2">
          {phone && (
            <Way icon={<Phone aria-hidden />}>
              <a className={link} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
                {phone}
              </a>
            </Way>
          )}
          {email && (
            <Way icon={<Mail aria-hidden />}>
              <a className={link} href={`mailto:${email}`}>
                {email}
              </a>
            </Way>
          )}
          {number && (
            <Way icon={<MessageCircle aria-hidden />}>
              <a
                className={link}
                href={waLink(number, t('chat.generic', { shop: shopName }))}
                target="_blank"
                rel="noopener noreferrer"
              >
                {t('chat.label')}
              </a>
            </Way>
          )}
          {address && (
            <Way icon={<MapPin aria-hidden />}>
              <address className="not-italic">{address}</address>
            </Way>
          )}
        </ul>
      </div>
    </>
  );
}

const link = 'inline-flex min-h-11 items-center font-semibold hover:underline';

const Way = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex min-h-20 items-center gap-4 rounded-box border border-line bg-surface p-4">
    <span className="shrink-0 text-soft">{icon}</span>
    {children}
  </li>
);
