import { useState } from 'react';
import type { MouseEvent } from 'react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { Category } from '@haat/contract/catalog/schemas';
import { titleIn } from '@haat/contract/core/language';
import { useFrame } from '../../features/tenant/frame.ts';
import { ShopLink, useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { CategoryImage } from '../../features/catalog/categories/category-image.tsx';
import { categoryTree } from '../../features/catalog/categories/categories.ts';
import type { CategoryBranch } from '../../features/catalog/categories/categories.ts';

/**
 * The list under 'All Categories': the roots at the left, what lies in the chosen one beside them. A root is chosen by
 * pointing at it, by the focus, and on touch by its first tap; what lies in it follows it in the order of the tab key.
 */
export function CategoriesMenu() {
  const { t, language } = useLanguage();
  const roots = categoryTree(useFrame());
  const [chosen, setChosen] = useState(roots[0]?.category._id);
  const wide = roots.some(({ category, children }) => category._id === chosen && children.length > 0);
  return (
    <div className="absolute left-0 top-full z-40 pt-2">
      <div
        className={`relative flex max-h-[calc(100dvh-8rem)] min-h-80 overflow-hidden rounded-box border border-line bg-surface shadow-panel ${wide ? 'w-[46rem] max-w-[calc(100vw-2rem)]' : ''}`}
      >
        <ul className="w-64 shrink-0 overflow-y-auto py-2" aria-label={t('header.allCategories')}>
          {roots.map((branch) => {
            const { category, children } = branch;
            const isChosen = category._id === chosen;
            const choose = () => setChosen(category._id);
            return (
              <li key={category._id}>
                <ShopLink
                  to={`/product_category/${encodeURIComponent(category.slug)}`}
                  // A finger points at nothing before it taps: its first tap shows what lies in a category.
                  onPointerEnter={({ pointerType }) => pointerType === 'mouse' && choose()}
                  onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && choose()}
                  onClick={(event) => {
                    if (isChosen || children.length === 0 || !isTap(event)) return;
                    event.preventDefault();
                    choose();
                  }}
                  className={`flex min-h-11 items-center gap-3 px-3 py-1.5 ${isChosen ? 'bg-sunken text-selected' : ''}`}
                >
                  <CategoryImage category={category} size={32} first />
                  <span className="grow">{titleIn(language, category)}</span>
                  {children.length > 0 && <ChevronRight aria-hidden size={16} className="text-soft" />}
                </ShopLink>
                {isChosen && children.length > 0 && <Below branch={branch} />}
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}

const isTap = ({ nativeEvent }: MouseEvent): boolean =>
  nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';

function Below({ branch }: { branch: CategoryBranch }) {
  const { t, language } = useLanguage();
  const title = titleIn(language, branch.category);
  return (
    <div className="absolute inset-y-0 left-64 right-0 overflow-y-auto border-l border-line bg-surface p-5">
      <CategoryLink category={branch.category} className="font-bold hover:underline">
        {t('header.everythingIn', { title })}
      </CategoryLink>
      <ul aria-label={title} className="mt-3 grid grid-cols-2 gap-x-6 gap-y-4">
        {branch.children.map(({ category, children }) => (
          <li key={category._id}>
            <CategoryLink category={category} className="font-semibold hover:underline" />
            {children.length > 0 && (
              <ul>
                {children.map((inner) => (
                  <li key={inner.category._id}>
                    <CategoryLink
                      category={inner.category}
                      className="text-sm text-soft hover:text-ink hover:underline"
                    />
                  </li>
                ))}
              </ul>
            )}
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
    <ShopLink
      to={`/product_category/${encodeURIComponent(category.slug)}`}
      className={`flex min-h-11 items-center pointer-fine:min-h-8 ${className}`}
    >
      {children ?? titleIn(language, category)}
    </ShopLink>
  );
}
