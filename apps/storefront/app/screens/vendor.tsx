import BadgeCheck from 'lucide-react/icons/badge-check';
import CalendarDays from 'lucide-react/icons/calendar-days';
import MapPin from 'lucide-react/icons/map-pin';
import Package from 'lucide-react/icons/package';
import type { ReactNode } from 'react';
import { localized, shopNameIn } from '@haat/contract/core/language';
import { getVendor } from '@haat/contract/vendors/calls';
import { placeOfSeller } from '@haat/contract/vendors/place';
import type { Route } from './+types/vendor';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { ListingView } from '../features/browse/listing/listing.tsx';
import { describe } from '@haat/web/platform/seo/head.ts';
import { metaOf } from '@haat/web/platform/seo/meta.ts';
import { MoreMessages, useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { pack } from '@haat/web/platform/api/packed.ts';
import { orNotFound, pageContext } from '@haat/web/platform/api/page.ts';
import type { PageHandle } from '@haat/web/platform/api/page.ts';
import { breadcrumbFact } from '../features/tenant/breadcrumb-fact.ts';
import { loadListing, placeInList } from '../features/catalog/listing/load-listing.ts';
import { headText, screenWords } from '../messages/words.ts';
import { Avatar } from '@haat/web/ui/avatar.tsx';
import { StarRow } from '@haat/web/ui/star-row.tsx';

const pathOf = (slug: string) => `/shop/${encodeURIComponent(slug)}`;

export const handle = { cache: 'public' } satisfies PageHandle;

export async function loader({ context, params: { shopName }, request }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { searchParams } = new URL(request.url);
  const [found, listing] = await Promise.all([
    orNotFound(page.call(getVendor, { shopName })),
    loadListing(page, searchParams, { ofVendor: shopName }),
  ]);
  const {
    intro,
    introNe,
    shopName: _,
    shopNameNe: __,
    city,
    cityNe,
    district,
    districtNe,
    ...vendor
  } = found;
  const name = shopNameIn(page.language, found);
  const path = pathOf(vendor.slug);
  return {
    vendor: {
      ...vendor,
      name,
      intro: localized(page.language, intro, introNe),
      place: placeOfSeller(page.language, { city, cityNe, district, districtNe }),
    },
    path,
    listing: pack(listing),
    words: pack(screenWords(page.language, 'listing')),
    head: describe(
      {
        title: name,
        description: headText(page.language, 'vendor.description', {
          shop: name,
          city: localized(page.language, city, cityNe),
        }),
        image: vendor.picture ?? listing.products[0]?.images[0]?.url,
        ...placeInList(path, listing),
        facts: [breadcrumbFact([{ title: name }], page)],
      },
      page,
    ),
  };
}

export const meta = (args: Route.MetaArgs) => metaOf(args);

export default function VendorScreen({ loaderData: { vendor, path, listing, words } }: Route.ComponentProps) {
  return (
    <>
      <Breadcrumb trail={[{ title: vendor.name }]} />
      <div className="frame grid grid-cols-1 gap-6 py-6">
        <MoreMessages words={words}>
          <header className="grid gap-4">
            <h1 className="page-head">{vendor.name}</h1>
            <VendorHead vendor={vendor} />
          </header>
          <ListingView key={path} listing={listing} path={path} fixed="vendor" />
        </MoreMessages>
      </div>
    </>
  );
}

type Vendor = Route.ComponentProps['loaderData']['vendor'];

function VendorHead({ vendor }: { vendor: Vendor }) {
  const { t, digits } = useLanguage();
  const { name, picture, intro, place, since, products, rating, pan, vatRegistered } = vendor;
  const average = rating.average.toFixed(1);
  return (
    <section className="grid gap-x-5 gap-y-3 overflow-hidden rounded-box border border-line bg-surface pb-4 sm:grid-cols-[auto_1fr] sm:pb-6">
      <div className="awning sm:col-span-2" />
      <div className="relative -mt-12 w-fit rounded-full border-4 border-surface ms-4 sm:ms-6">
        <Avatar name={name} picture={picture} size={72} />
      </div>
      <div className="grid gap-2 px-4 sm:ps-0 sm:pe-6">
        <p className="max-w-prose text-soft">{intro}</p>
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
          {place && <Item icon={<MapPin aria-hidden className="size-4 text-soft" />}>{place}</Item>}
          <Item icon={<CalendarDays aria-hidden className="size-4 text-soft" />}>
            {t('vendor.since', { year: digits(since.slice(0, 4)) })}
          </Item>
          {rating.count > 0 && (
            <Item
              icon={
                <StarRow value={rating.average} size={16} label={t('vendor.stars', { n: digits(average) })} />
              }
            >
              {t(rating.count === 1 ? 'vendor.reviews.one' : 'vendor.reviews', {
                n: rating.count,
                average: digits(average),
              })}
            </Item>
          )}
          <Item icon={<Package aria-hidden className="size-4 text-soft" />}>
            {t(products === 1 ? 'products.count.one' : 'products.count', { n: products })}
          </Item>
          {(pan || vatRegistered) && (
            <Item icon={<BadgeCheck aria-hidden className="size-4 text-good" />}>
              {[vatRegistered && t('vendor.vat'), pan && t('vendor.pan', { pan: digits(pan) })]
                .filter(Boolean)
                .join(' · ')}
            </Item>
          )}
        </ul>
      </div>
    </section>
  );
}

const Item = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex items-center gap-1.5">
    {icon}
    {children}
  </li>
);
