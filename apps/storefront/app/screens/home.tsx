import { localized, titleIn } from '@haat/contract/core/language';
import { getHome, getShopFrame } from '@haat/contract/content/calls';
import { maxRowProducts } from '@haat/contract/content/rules';
import type { RowKind } from '@haat/contract/content/rules';
import type { Route } from './+types/home';
import { ShopPopup } from '../layout/popup/shop-popup.tsx';
import { useFrame, useShopName } from '../features/tenant/frame.ts';
import { describe } from '@haat/web/platform/seo/head.ts';
import { metaOf } from '@haat/web/platform/seo/meta.ts';
import { MoreMessages, useLanguage } from '@haat/web/platform/i18n/language.tsx';
import type { WordKey } from '@haat/web/platform/i18n/language.tsx';
import { island } from '@haat/web/platform/hydration/island.tsx';
import { pack, unpack } from '@haat/web/platform/api/packed.ts';
import { pageContext } from '@haat/web/platform/api/page.ts';
import type { PageHandle } from '@haat/web/platform/api/page.ts';
import { Promises } from '../features/content/promises.tsx';
import { scrimOf } from '@haat/web/platform/theme/colours.ts';
import { cardOf } from '../features/catalog/card/card.ts';
import { firstCategories } from '../features/catalog/categories/categories.ts';
import { organizationFact, siteFact } from '../features/content/structured.ts';
import { headText, screenWords } from '../messages/words.ts';

const CategoryGrid = island(
  async () => (await import('../features/catalog/categories/category-grid.tsx')).CategoryGrid,
  { when: 'first-move', once: true },
);
const HeroSlides = island(async () => (await import('../features/content/hero-slides.tsx')).HeroSlides, {
  when: 'first-move',
  once: true,
});
const ProductRow = island(async () => (await import('../features/browse/card/product-row.tsx')).ProductRow, {
  when: 'first-move',
  once: true,
});

const FromProvinces = island(
  async () => (await import('../features/catalog/from-provinces.tsx')).FromProvinces,
  { when: 'first-move', once: true },
);

// Categories on the front page: one row of a wide screen, two of a phone.
const maxCategories = 8;

/** What a row is called unless its shop says otherwise, and where it goes on: the same products, all of them. */
const kinds: Record<RowKind, { words?: WordKey; all?: (slug: string) => string }> = {
  newest: { words: 'home.newest', all: () => '/products' },
  popular: { words: 'home.popular', all: () => '/products?sort=popular' },
  'best-selling': { words: 'home.bestSelling' },
  discount: { words: 'home.discount', all: () => '/products?discount=1&sort=discount' },
  category: { all: (slug) => `/product_category/${encodeURIComponent(slug)}` },
  vendor: { all: (slug) => `/shop/${encodeURIComponent(slug)}` },
  products: {},
};

export const handle = { cache: 'public' } satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { call, language, shop } = page;
  const [home, { profileDetails: profile }] = await Promise.all([
    call(getHome, { subdomain: shop }),
    call(getShopFrame, { subdomain: shop }),
  ]);
  const said = (each: { title: string; titleNe: string | null; text: string; textNe: string | null }) => ({
    title: titleIn(language, each),
    text: localized(language, each.text, each.textNe),
  });
  const { sliders, popup, rows, provinces } = home;
  const intro = localized(language, profile.intro, profile.introNe);
  return {
    words: pack(screenWords(language, 'home')),
    slides: sliders.map((each) => ({
      _id: each._id,
      image: each.image,
      link: each.link,
      shade: scrimOf(each.shade),
      ...said(each),
    })),
    popup: popup && {
      ...{ _id: popup._id, image: popup.image, link: popup.link, lastDay: popup.lastDay },
      ...said(popup),
    },
    rows: pack(
      rows.map(({ kind, title, titleNe, slug, products }) => ({
        ...{ kind, title: (language === 'ne-NP' ? titleNe : null) ?? title },
        all: kinds[kind].all?.(slug ?? '') ?? null,
        products: products.slice(0, maxRowProducts).map((each) => cardOf(each, language)),
      })),
    ),
    provinces: provinces.map(({ name, nameNe, product }) => {
      const { slug, title, images, adminId, town } = cardOf(product, language);
      return {
        name: localized(language, name, nameNe),
        slug,
        title,
        image: images[0]?.url,
        maker: adminId,
        town,
      };
    }),
    head: describe(
      {
        title: localized(language, profile.shopName, profile.shopNameNe),
        description: headText(language, 'home.description', { intro }),
        path: '/',
        image: sliders[0]?.image,
        facts: [siteFact(profile, page), organizationFact(profile, page)],
      },
      page,
    ),
  };
}

export const meta = (args: Route.MetaArgs) => metaOf(args);

/** The front of the shop: what it offers now, its categories, and rows of products. */
export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <MoreMessages words={loaderData.words}>
      <Front {...loaderData} />
    </MoreMessages>
  );
}

function Front({ slides, popup, provinces, ...sent }: Route.ComponentProps['loaderData']) {
  const rows = unpack(sent.rows);
  const { t } = useLanguage();
  const frame = useFrame();
  const shopName = useShopName();
  const [first, ...others] = rows;
  const titleOf = ({ kind, title }: (typeof rows)[number]) => {
    const { words } = kinds[kind];
    return title ?? (words ? t(words) : '');
  };
  return (
    <div className="frame grid grid-cols-1 gap-8 pt-3 pb-6 lg:gap-12 lg:pt-2">
      <h1 className="sr-only">{shopName}</h1>
      <div className="grid grid-cols-1 gap-y-2 lg:gap-y-0">
        <HeroSlides slides={slides} />
        <Promises />
        {first && <ProductRow title={titleOf(first)} products={first.products} all={first.all} first />}
      </div>
      <section className="grid gap-3">
        <h2 className="section-head">{t('home.categories')}</h2>
        <CategoryGrid categories={firstCategories(frame, maxCategories)} />
      </section>
      {rows.length === 0 && (
        <p className="rounded-box border border-dashed border-line px-4 py-10 text-center text-soft">
          {t('home.empty')}
        </p>
      )}
      {others.map((row, at) => (
        <ProductRow key={at} title={titleOf(row)} products={row.products} all={row.all} />
      ))}
      {provinces.length > 0 && <FromProvinces provinces={provinces} />}
      {popup && <ShopPopup popup={popup} />}
    </div>
  );
}
