import { useState } from 'react';
import { ChevronRight } from 'lucide-react';
import type { Category } from '@haat/contract/catalog/endpoints';
import { useFrame } from './frame.ts';
import { ShopLink, useLanguage } from '../core/language.tsx';
import { CategoryImage } from '../features/shop/category-image.tsx';
import { categoryTree, titleIn } from '../features/shop/categories.ts';
import type { CategoryBranch } from '../features/shop/categories.ts';

/** The list under 'All Categories': the roots at the left, what lies in the chosen one beside them. */
export function CategoriesMenu() {
  const { t, language } = useLanguage();
  const roots = categoryTree(useFrame());
  const [chosen, setChosen] = useState(roots[0]?.category._id);
  const branch = roots.find(({ category }) => category._id === chosen);
  return (
    <div className="absolute left-0 top-full z-40 pt-2">
      <div className="flex max-h-[calc(100dvh-8rem)] overflow-hidden rounded-box border border-line bg-surface shadow-panel">
        <ul className="w-64 shrink-0 overflow-y-auto py-2" aria-label={t('header.allCategories')}>
          {roots.map(({ category, children }) => (
            <li key={category._id}>
              <ShopLink
                to={`/product_category/${category.slug}`}
                onPointerEnter={() => setChosen(category._id)}
                onFocus={() => setChosen(category._id)}
                className={`flex min-h-11 items-center gap-3 px-3 py-1.5 ${category._id === chosen ? 'bg-sunken text-selected' : ''}`}
              >
                <CategoryImage category={category} size={32} first />
                <span className="grow">{titleIn(language, category)}</span>
                {children.length > 0 && <ChevronRight aria-hidden size={16} className="text-soft" />}
              </ShopLink>
            </li>
          ))}
        </ul>
        {branch && branch.children.length > 0 && <Below key={chosen} branch={branch} />}
      </div>
    </div>
  );
}

function Below({ branch }: { branch: CategoryBranch }) {
  const { t, language } = useLanguage();
  return (
    <div className="w-[30rem] overflow-y-auto border-l border-line p-5">
      <CategoryLink category={branch.category} className="font-bold hover:underline">
        {t('header.everythingIn', { title: titleIn(language, branch.category) })}
      </CategoryLink>
      <ul className="mt-3 grid grid-cols-2 gap-x-6 gap-y-4">
        {branch.children.map(({ category, children }) => (
          <li key={category._id}>
            <CategoryLink category={category} className="block py-1 font-semibold hover:underline" />
            <ul>
              {children.map((inner) => (
                <li key={inner.category._id}>
                  <CategoryLink
                    category={inner.category}
                    className="block py-1 text-sm text-soft hover:text-ink hover:underline"
                  />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface CategoryLinkProps {
  category: Category;
  className: string;
  children?: string;
}

function CategoryLink({ category, className, children }: CategoryLinkProps) {
  const { language } = useLanguage();
  return (
    <ShopLink to={`/product_category/${category.slug}`} className={className}>
      {children ?? titleIn(language, category)}
    </ShopLink>
  );
}
