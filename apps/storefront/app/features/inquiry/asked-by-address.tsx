import { useLocation } from 'react-router';
import { inquiryHash } from '@haat/contract/inquiry/places';
import { island } from '@haat/web/platform/hydration/island.tsx';
import type { Card } from '../catalog/card/card.ts';

const InquiryByAddress = island(async () => (await import('./inquiry-by-address.tsx')).InquiryByAddress, {
  when: 'shown',
});

/** Opens the talk with a product's seller where the page was opened with it, as by a push or a mail. */
export function AskedByAddress({ card }: { card: Card }) {
  const { hash, key } = useLocation();
  return hash === inquiryHash && <InquiryByAddress key={key} card={card} />;
}
