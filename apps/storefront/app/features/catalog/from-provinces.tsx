import { pictureAt, pictureSet } from '@haat/contract/catalog/rules';
import { ShopLink, useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Carousel } from '@haat/web/ui/gallery/carousel.tsx';
import { Picture } from '@haat/web/ui/picture.tsx';
import { NoPicture } from './card/no-picture.tsx';

export interface OfProvince {
  name: string;
  slug: string;
  title: string;
  image: string | undefined;
  maker: { shopName: string; slug: string };
  town?: string | undefined;
}

const allProvinces = 7;

export function FromProvinces({ provinces }: { provinces: OfProvince[] }) {
  const { t } = useLanguage();
  const { length: n } = provinces;
  const [only] = provinces;
  const title =
    n === allProvinces
      ? t('home.provincesAll')
      : n === 1 && only
        ? t('home.province', { province: only.name })
        : t('home.provinces', { n });
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="section-head">{title}</h2>
      <Carousel label={title} back={t('carousel.back')} on={t('carousel.on')}>
        {provinces.map((each) => (
          <li
            key={each.name}
            className="w-[44%] min-w-24 shrink-0 snap-start sm:w-[30%] md:w-[23%] xl:max-w-[24%] xl:basis-0 xl:grow"
          >
            <Tile {...each} />
          </li>
        ))}
      </Carousel>
    </section>
  );
}

function Tile({ name, slug, title, image, maker, town }: OfProvince) {
  const { t } = useLanguage();
  return (
    <>
      <ShopLink className="group grid gap-1" to={`/product/${slug}`}>
        <span className="aspect-square overflow-hidden rounded-box bg-sunken">
          {image === undefined ? (
            <NoPicture />
          ) : (
            <Picture
              src={pictureAt(image, 400)}
              sources={pictureSet(image, [200, 400])}
              alt=""
              sizes="(max-width: 639px) 44vw, 240px"
              width={400}
              height={400}
              className="size-full object-cover"
            />
          )}
        </span>
        <span className="mt-1 text-xs font-semibold text-sale">{t('home.province', { province: name })}</span>
        <span className="line-clamp-2 text-sm group-hover:text-primary-ink">{title}</span>
      </ShopLink>
      <ShopLink
        className="block min-h-11 py-1 text-sm font-semibold hover:underline"
        to={`/shop/${encodeURIComponent(maker.slug)}`}
      >
        {maker.shopName}
        {town && <span className="block text-xs font-normal text-soft">{town}</span>}
      </ShopLink>
    </>
  );
}
