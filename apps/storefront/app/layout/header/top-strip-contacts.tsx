import MessageCircle from 'lucide-react/icons/message-circle';
import { useFrame, useShopName } from '../../features/tenant/frame.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { numberText, waLink, waNumber } from '../../features/tenant/messaging.ts';
import { socialLinks } from '../../features/tenant/social.tsx';

/** The messaging number and the networks in the top strip (spec §2). */
export function StripContacts() {
  const { t, digits } = useLanguage();
  const { profileDetails: profile } = useFrame();
  const shop = useShopName();
  const number = waNumber(profile.messagingNumber);
  return (
    <>
      {number && (
        <a
          href={waLink(number, t('chat.generic', { shop }))}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('header.messaging', { number: digits(numberText(number)) })}
          className="inline-flex min-h-9 items-center gap-1.5 hover:underline pointer-coarse:min-h-11"
        >
          <MessageCircle aria-hidden size={16} />
          {digits(numberText(number))}
        </a>
      )}
      <SocialRow />
    </>
  );
}

export function SocialRow({ className = 'size-9 pointer-coarse:size-11' }: { className?: string }) {
  const { t } = useLanguage();
  const links = socialLinks(useFrame().profileDetails);
  if (links.length === 0) return null;
  return (
    <ul className="-mr-2 flex">
      {links.map(({ network, href, icon }) => (
        <li key={network}>
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            title={network}
            aria-label={t('header.social', { network })}
            className={`inline-grid place-items-center ${className}`}
          >
            {icon}
          </a>
        </li>
      ))}
    </ul>
  );
}
