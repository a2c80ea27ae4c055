import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import { getProduct } from '@haat/contract/catalog/calls';
import { localized, titleIn } from '@haat/contract/core/language';
import type { Route } from './+types/contact';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { useFrame, useShopName } from '../features/tenant/frame.ts';
import { loadPageText } from '../features/content/load-page-text.ts';
import { MoreMessages, useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { island } from '@haat/web/platform/hydration/island.tsx';
import { metaOf } from '@haat/web/platform/seo/meta.ts';
import { WithoutScript } from '../layout/without-script.tsx';
import { pageContext } from '@haat/web/platform/api/page.ts';
import type { PageHandle } from '@haat/web/platform/api/page.ts';
import { waLink, waNumber } from '../features/tenant/messaging.ts';
import { screenWords } from '../messages/words.ts';

const ContactForm = island(async () => (await import('../features/content/contact-form.tsx')).ContactForm, {
  when: 'first-move',
});

export const handle = { cache: 'public' } satisfies PageHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const slug = new URL(request.url).searchParams.get('product');
  const [text, product] = await Promise.all([
    loadPageText(page, 'contact'),
    // A question about what is not sold any more is a question all the same.
    slug ? page.call(getProduct, { slug }).catch(() => null) : null,
  ]);
  const about = product && { title: titleIn(page.language, product), slug: product.slug };
  return { ...text, about, words: screenWords(page.language, 'contact') };
}

export const meta = (args: Route.MetaArgs) => metaOf(args);

export default function ContactScreen({ loaderData: { text, about, words } }: Route.ComponentProps) {
  const { email } = useFrame().profileDetails;
  return (
    <MoreMessages words={words}>
      <Breadcrumb trail={[{ title: text.title }]} />
      <div className="frame grid gap-6 py-6">
        <header className="grid gap-2">
          <h1 className="page-head">{text.title}</h1>
          <p className="max-w-prose text-soft">{text.description}</p>
        </header>
        <div className="grid items-start gap-6 lg:grid-cols-[2fr_3fr]">
          <Ways />
          {email && <Writing about={about} />}
        </div>
        <div className="grid max-w-prose gap-6">
          {text.sections.map((section) => (
            <section key={section.heading} className="grid gap-1.5">
              <h2 className="section-head">{section.heading}</h2>
              <p>{section.text}</p>
            </section>
          ))}
        </div>
      </div>
    </MoreMessages>
  );
}

function Writing({ about }: Pick<Route.ComponentProps['loaderData'], 'about'>) {
  const { t } = useLanguage();
  return (
    <section className="grid gap-4 rounded-box border border-line bg-surface p-4 sm:p-6">
      <header className="grid gap-1">
        <h2 className="section-head">{t('contact.title')}</h2>
        <p className="text-sm text-soft">{t('contact.hint')}</p>
      </header>
      <WithoutScript place="form" />
      <ContactForm about={about ? t('contact.about', about) : ''} />
    </section>
  );
}

function Ways() {
  const { t, language, digits } = useLanguage();
  const { profileDetails: profile } = useFrame();
  const { phone, email } = profile;
  const shop = useShopName();
  const number = waNumber(profile.messagingNumber);
  const address = localized(language, profile.address, profile.addressNe);
  return (
    <ul className="grid gap-3 sm:max-lg:grid-cols-2">
      {phone && (
        <Way icon={<Phone aria-hidden />}>
          <a className={link} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
            {digits(phone)}
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
            href={waLink(number, t('chat.generic', { shop }))}
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
  );
}

const link = 'inline-flex min-h-11 items-center font-semibold hover:underline';

const Way = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex min-h-20 items-center gap-4 rounded-box border border-line bg-surface p-4">
    <span className="shrink-0 text-soft">{icon}</span>
    {children}
  </li>
);
