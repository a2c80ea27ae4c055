import type { Card } from '../features/catalog/card.ts';
import { ProductCard } from './product-card.tsx';

/** Products in columns: two on a phone, up to five on a wide screen, four beside filters. */
export function ProductGrid({ products, beside }: { products: Card[]; beside?: boolean }) {
  const columns = beside ? 'md:grid-cols-3 xl:grid-cols-4' : 'md:grid-cols-4 xl:grid-cols-5';
  return (
    <ul className={`grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 ${columns}`}>
      {products.map((card, index) => (
        <li key={card._id}>
          <ProductCard card={card} first={index < 2} />
        </li>
      ))}
    </ul>
  );
}
