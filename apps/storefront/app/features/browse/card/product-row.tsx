import { ShopLink, useLanguage } from '@haat/web/platform/i18n/language.tsx';
import type { Card } from '../../catalog/card/card.ts';
import { Carousel } from '@haat/web/ui/gallery/carousel.tsx';
import { CardItem } from './card-item.tsx';

interface ProductRowProps {
  title: string;
  products: Card[];
  /** Where all of them are; null where these are all. */
  all: string | null;
  /** It stands on the first screen: its pictures are asked for at once. */
  first?: boolean;
}

/** Products side by side under a heading, with the way to all of them. Nothing where there are none. */
export function ProductRow({ title, products, all, first = false }: ProductRowProps) {
  const { t } = useLanguage();
  if (products.length === 0) return null;
  return (
    <section className="grid grid-cols-1 gap-1 lg:gap-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="section-head">{title}</h2>
        {all !== null && (
          <ShopLink
            to={all}
            className="tap inline-flex items-center whitespace-nowrap text-sm font-semibold text-primary-ink hover:underline"
            aria-label={`${t('home.seeAll')}: ${title}`}
          >
            {t('home.seeAll')}
          </ShopLink>
        )}
      </div>
      <Carousel label={title} back={t('carousel.back')} on={t('carousel.on')}>
        {products.map((card, index) => (
          <CardItem
            key={card._id}
            card={card}
            first={first && index < 2}
            className="w-[44%] min-w-24 shrink-0 snap-start sm:w-[30%] md:w-[23%] xl:w-[18.9%]"
          />
        ))}
      </Carousel>
    </section>
  );
}
