import { useSyncExternalStore } from 'react';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useLocation } from 'react-router';
import { useFrame, useShopName } from '../features/tenant/frame.ts';
import { useLanguage } from '../platform/i18n/language.tsx';
import { greetingOf, waLink, waNumber } from '../features/tenant/messaging.ts';

const never = () => () => {};

/**
 * Floats over every page and opens the messaging service with a greeting that fits the page (spec §1): with words,
 * under 768 px compact and round. A screen with a bar fixed at the bottom marks it `data-bottom-bar`; the button
 * then stands above it.
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
    <a
      href={waLink(number, greeting)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('chat.label')}
      className="fixed bottom-4 right-4 z-20 inline-flex size-13 items-center justify-center gap-2 rounded-full bg-[#0f7a3d] text-sm font-semibold text-white shadow-panel transition-transform hover:scale-105 md:h-12 md:w-auto md:px-5 max-md:[html:has([data-bottom-bar])_&]:bottom-24 print:hidden"
    >
      <MessageCircle aria-hidden size={24} />
      <span className="hidden md:inline">{t('chat.label')}</span>
    </a>
  );
}
