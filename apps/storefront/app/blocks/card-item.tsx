import type { Card } from '../features/catalog/card.ts';
import { useOnce } from '../core/once.tsx';
import { ProductCard } from './product-card.tsx';

interface CardItemProps {
  card: Card;
  /** One of the first on the screen. */
  first?: boolean;
  className?: string;
}

/** A product's card as an entry of a list. */
export function CardItem({ card, first = false, className }: CardItemProps) {
  const part = () => <ProductCard card={card} first={first} />;
  const made = useOnce(() => `card ${first} ${JSON.stringify(card)}`, part);
  // Its own HTML: on the server React has rendered this very part before, escaped like everything else on the page.
  if (made) return <li className={className} dangerouslySetInnerHTML={made} />;
  return <li className={className}>{part()}</li>;
}
