import type { Category } from '@haat/contract/catalog/schemas';
import { titleIn } from '@haat/contract/core/language';
import { ShopLink, useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { CategoryImage } from '../../features/catalog/categories/category-image.tsx';

export function CategoryGrid({ categories }: { categories: Category[] }) {
  const { language } = useLanguage();
  return (
    <ul className="grid grid-cols-2 gap-3">
      {categories.map((category) => (
        <li key={category._id}>
          <ShopLink
            to={`/product_category/${encodeURIComponent(category.slug)}`}
            className="grid h-full content-start justify-items-center gap-2 rounded-box border border-line p-3 text-center text-sm hover:bg-sunken"
          >
            <CategoryImage category={category} size={64} />
            {titleIn(language, category)}
          </ShopLink>
        </li>
      ))}
    </ul>
  );
}
