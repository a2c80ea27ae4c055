import type { Category } from '@haat/contract/catalog/schemas';
import { titleIn } from '@haat/contract/core/language';
import { ShopLink, useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { CategoryImage } from './category-image.tsx';

export function CategoryGrid({ categories }: { categories: Category[] }) {
  const { language } = useLanguage();
  return (
    <ul className="grid grid-cols-4 gap-2 sm:gap-4 lg:grid-cols-8">
      {categories.map((category) => (
        <li key={category._id}>
          <ShopLink
            to={`/product_category/${encodeURIComponent(category.slug)}`}
            className="grid h-full content-start justify-items-center gap-2 rounded-box border border-line bg-surface px-0.5 py-1.5 text-center text-[0.75rem] leading-snug font-medium transition-shadow hover:shadow-card sm:px-2.5 sm:py-2.5 sm:text-sm"
          >
            <CategoryImage
              category={category}
              size={160}
              className="h-auto w-[calc(100%-0.5rem)] sm:w-full"
            />
            {titleIn(language, category)}
          </ShopLink>
        </li>
      ))}
    </ul>
  );
}
