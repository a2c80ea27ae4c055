import type { Card } from '../../catalog/card/card.ts';
import { CardItem } from './card-item.tsx';

const columns = {
  usual: 'sm:grid-cols-3 md:grid-cols-4 xl:grid-cols-5',
  beside: 'sm:grid-cols-3 xl:grid-cols-4',
  /** For a number of products that four divide. */
  four: 'md:grid-cols-4',
  two: '',
};

interface ProductGridProps {
  products: Card[];
  as?: keyof typeof columns;
  /** It stands below what the screen is about: its pictures wait until they are near. */
  below?: boolean;
}

/** Products in columns: two on a phone, four or five on a wide screen. */
export function ProductGrid({ products, as = 'usual', below = false }: ProductGridProps) {
  return (
    <ul className={`grid grid-cols-2 gap-x-3 gap-y-5 sm:gap-x-4 sm:gap-y-6 ${columns[as]}`}>
      {products.map((card, index) => (
        <CardItem key={card._id} card={card} first={!below && index < 2} />
      ))}
    </ul>
  );
}
