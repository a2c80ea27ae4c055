import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { productViewOf } from '../catalog/product/product-view.ts';
import { compareList } from './list.ts';
import type { Compared } from './list.ts';
import { Carousel } from '@haat/web/ui/gallery/carousel.tsx';
import { CountLine } from '@haat/web/ui/count-line.tsx';
import { CompareCard } from './compare-card.tsx';
import { CompareTable } from './compare-table.tsx';
import { useCompared } from './use-compared.ts';

/** The compared products as cards side by side, and below them what is known of each, row by row (spec §2). */
export function CompareBoard({ products }: { products: readonly Compared[] }) {
  const { t, language } = useLanguage();
  const compared = useCompared(products);
  const views = products.map((product) => {
    const today = compared.of(product);
    return today.state === 'ready' ? productViewOf(today.product, language) : null;
  });
  const remove = (_id: string) => compareList.update((list) => list.filter((each) => each._id !== _id));
  return (
    <>
      <CountLine
        count={products.length}
        text={t(products.length === 1 ? 'products.count.one' : 'products.count', { n: products.length })}
      />
      <Carousel label={t('compare.products')} back={t('carousel.back')} on={t('carousel.on')}>
        {products.map((product, index) => (
          <li
            key={product._id}
            className="w-full shrink-0 snap-start sm:w-[calc((100%-1rem)/2)] lg:w-[calc((100%-2rem)/3)]"
          >
            <CompareCard
              stored={product}
              today={compared.of(product)}
              view={views[index] ?? null}
              onRemove={() => remove(product._id)}
              onAgain={() => compared.again(product)}
            />
          </li>
        ))}
      </Carousel>
      <CompareTable
        products={views.filter((view) => view !== null)}
        waiting={products.some((product) => compared.of(product).state === 'loading')}
      />
    </>
  );
}
