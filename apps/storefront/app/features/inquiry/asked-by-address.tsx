import { useLocation } from 'react-router';
import { inquiryHash } from '@haat/contract/inquiry/places';
import { island } from '@haat/web/platform/hydration/island.tsx';
import type { Card } from '../catalog/card/card.ts';

const AskingAtOnce = island(async () => (await import('./asking-at-once.tsx')).AskingAtOnce, {
  when: 'shown',
});

/** Opens the talk with a product's seller where the page was opened with it, as by a push or a mail. */
export function AskedByAddress({ card }: { card: Card }) {
  const { hash, key } = useLocation();
  return hash === inquiryHash && <AskingAtOnce key={key} card={card} />;
}
