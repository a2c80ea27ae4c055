import type { Card } from '../../catalog/card/card.ts';
import { RenderedOnce } from '@haat/web/platform/rendering/once.tsx';
import { ProductCard } from './product-card.tsx';

interface CardItemProps {
  card: Card;
  first?: boolean;
  className?: string;
}

export function CardItem({ card, first = false, className }: CardItemProps) {
  return (
    <RenderedOnce as="li" className={className} keyOf={() => `card ${first} ${JSON.stringify(card)}`}>
      {() => <ProductCard card={card} first={first} />}
    </RenderedOnce>
  );
}
