import type { Category } from '@haat/contract/catalog/schemas';
import { titleIn } from '@haat/contract/core/language';
import type { Route } from './+types/categories';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { useFrame } from '../features/tenant/frame.ts';
import { loadPageText } from '../features/content/load-page-text.ts';
import { ShopLink, useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { metaOf } from '@haat/web/platform/seo/meta.ts';
import { pageContext } from '@haat/web/platform/api/page.ts';
import type { PageHandle } from '@haat/web/platform/api/page.ts';
import { categoryTree } from '../features/catalog/categories/categories.ts';
import { CategoryImage } from '../features/catalog/categories/category-image.tsx';

export const handle = { cache: 'public' } satisfies PageHandle;

export const loader = ({ context }: Route.LoaderArgs) => loadPageText(context.get(pageContext), 'categories');

export const meta = (args: Route.MetaArgs) => metaOf(args);

/** All categories on their three levels: root, sub and inner (spec §4). */
export default function CategoriesScreen({ loaderData: { text } }: Route.ComponentProps) {
  return (
    <>
      <Breadcrumb trail={[{ title: text.title }]} />
      <div className="frame grid gap-6 py-6">
        <h1 className="page-head">{text.title}</h1>
        <div className="grid gap-6 lg:grid-cols-2">
          {categoryTree(useFrame()).map(({ category, children }) => (
            <section
              key={category._id}
              className="grid content-start gap-4 rounded-box border border-line bg-surface p-4 sm:p-6 lg:grid-cols-[10rem_1fr] lg:gap-6"
            >
              <h2 className="text-lg font-bold">
                <To category={category} size={56} large />
              </h2>
              {children.length > 0 && (
                <ul className="grid grid-cols-2 gap-x-4 gap-y-4 sm:gap-x-6">
                  {children.map((sub) => (
                    <li key={sub.category._id}>
                      <h3 className="font-semibold max-sm:text-sm">
                        <To category={sub.category} size={40} />
                      </h3>
                      <ul className="text-sm text-soft">
                        {sub.children.map((inner) => (
                          <li key={inner.category._id}>
                            <To category={inner.category} size={28} />
                          </li>
                        ))}
                      </ul>
                    </li>
                  ))}
                </ul>
              )}
            </section>
          ))}
        </div>
      </div>
    </>
  );
}

interface ToProps {
  category: Category;
  size: number;
  /** Its picture is a large one on a wide screen, with the name below. */
  large?: boolean;
}

function To({ category, size, large }: ToProps) {
  const { language } = useLanguage();
  return (
    <ShopLink
      to={`/product_category/${encodeURIComponent(category.slug)}`}
      className={`flex min-h-11 items-center gap-2 hover:underline sm:gap-3${large ? ' lg:flex-col lg:items-start' : ''}`}
    >
      <CategoryImage category={category} size={size} className={`shrink-0${large ? ' lg:size-40' : ''}`} />
      <span className="min-w-0 py-1 leading-snug hyphens-auto">{titleIn(language, category)}</span>
    </ShopLink>
  );
}
