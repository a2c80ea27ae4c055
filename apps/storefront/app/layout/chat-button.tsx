import { useSyncExternalStore } from 'react';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useLocation } from 'react-router';
import { withoutLanguage } from '@haat/contract/core/language';
import { useFrame, useShopName } from '../features/tenant/frame.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { RenderedOnce } from '@haat/web/platform/rendering/once.tsx';
import { greetingOf, waLink, waNumber } from '../features/tenant/messaging.ts';

// Nothing hangs over sums, over a comparison, which scrolls in a box of its own, or over the one button of a short form.
const within =
  /^\/(cart-details|compare|login|signup|forgot-password|(activate|reset-password)\/[^/]+|order\/(placed\/[^/]+|[^/]+\/bill))$/;

const never = () => () => {};

/**
 * Floats over the page and opens the messaging service with a greeting that fits the page (spec §1): with words,
 * under 768 px compact and round. A screen with a bar fixed at the bottom marks it `data-bottom-bar`; the button
 * then stands above it. While somebody scrolls down it is out of the way, and where sums are read, products compared or a short form is filled in, it stands below.
 */
export function ChatButton() {
  const { t } = useLanguage();
  const { profileDetails: profile } = useFrame();
  const shop = useShopName();
  const { pathname } = useLocation();
  // The server does not know under which host it is seen.
  const origin = useSyncExternalStore(
    never,
    () => location.origin,
    () => '',
  );
  const number = waNumber(profile.messagingNumber);
  if (!number) return null;
  const kind = greetingOf(pathname);
  const greeting = t(`chat.${kind}`, { shop, link: origin + pathname });
  return (
    <RenderedOnce
      as="a"
      href={waLink(number, greeting)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('chat.label')}
      className={`chat-button ${within.test(withoutLanguage(pathname)) ? 'chat-button-within' : 'chat-button-floating'}`}
      keyOf={() => 'chat'}
    >
      {() => (
        <>
          <MessageCircle aria-hidden size={22} className="text-good" />
          <span className="hidden md:inline">{t('chat.label')}</span>
        </>
      )}
    </RenderedOnce>
  );
}
