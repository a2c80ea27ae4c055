import MessageCircle from 'lucide-react/icons/message-circle';
import Music2 from 'lucide-react/icons/eighth-note';
import type { ReactNode } from 'react';
import type { ShopProfile } from '@haat/contract/tenant/schemas';

/** A network on which the shop can be followed (spec §1). */
export interface SocialLink {
  network: string;
  href: string;
  icon: ReactNode;
}

const glyph = (path: string) => (
  <svg
    aria-hidden
    viewBox="0 0 24 24"
    width="18"
    height="18"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
  >
    <path d={path} strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);

const facebook = glyph('M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z');
const instagram = glyph(
  'M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5zm9 9.4a4 4 0 1 1-7.9 1.2 4 4 0 0 1 7.9-1.2zM17.5 6.5h.01',
);

/** The links of the profile that are web addresses; the others are left out. */
export function socialLinks(profile: ShopProfile): SocialLink[] {
  const links: [string, string | null, ReactNode][] = [
    ['Facebook', profile.facebookLink, facebook],
    ['Instagram', profile.instagramLink, instagram],
    ['TikTok', profile.tiktokLink, <Music2 key="tiktok" aria-hidden size={18} />],
    ['WhatsApp', profile.whatsappLink, <MessageCircle key="whatsapp" aria-hidden size={18} />],
  ];
  return links.flatMap(([network, href, icon]) =>
    href && /^https?:\/\//.test(href) ? [{ network, href, icon }] : [],
  );
}
