import { data } from 'react-router';
import { getDeliverySettings, listDeliveryLocations } from '@haat/contract/addresses/calls';
import { standardAreaName, standardAreaNameNe } from '@haat/contract/addresses/rules';
import { localized } from '@haat/contract/core/language';
import type { Route } from './+types/text';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { loadPageText } from '../features/content/load-page-text.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { metaOf } from '@haat/web/platform/seo/meta.ts';
import { PageSections } from '@haat/web/ui/text/page-sections.tsx';
import { pageContext } from '@haat/web/platform/api/page.ts';
import type { PageHandle } from '@haat/web/platform/api/page.ts';
import type { PageRequest } from '@haat/web/platform/api/page.ts';
import { screenWords } from '../messages/words.ts';
import { deliveryFactsOf } from '../features/addresses/delivery/delivery.ts';
import { isPageName } from '@haat/contract/content/messages/texts';

export const handle = { cache: 'public' } satisfies PageHandle;

export async function loader({ context, pattern }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const name = pattern.split('/').at(-1) ?? '';
  if (!isPageName(name)) throw data(null, { status: 404 });
  const [text, fees] = await Promise.all([
    loadPageText(page, name),
    name === 'shipping-info' ? deliveryFees(page) : [],
  ]);
  const free = screenWords(page.language, 'addresses')['address.free'];
  return { ...text, fees, free, folded: name === 'faq' };
}

interface PlaceFee {
  place: string;
  low: number;
  high: number;
}

/** What delivery costs in each place, or in the whole country where one charge holds for it; in whole rupees. */
async function deliveryFees({ call, shop, language }: PageRequest): Promise<PlaceFee[]> {
  const [terms, places] = await Promise.all([
    call(getDeliverySettings, { domain: shop }),
    call(listDeliveryLocations, { domain: shop }),
  ]);
  if (terms.deliveryMode === 'standard') {
    const { fees } = deliveryFactsOf(terms, places);
    const place = localized(language, standardAreaName, standardAreaNameNe);
    return fees ? [{ place, ...fees }] : [];
  }
  return places.flatMap((place) => {
    const { fees } = deliveryFactsOf(terms, [place]);
    return fees ? [{ place: localized(language, place.name, place.nameNe), ...fees }] : [];
  });
}

export const meta = (args: Route.MetaArgs) => metaOf(args);

export default function TextScreen({ loaderData }: Route.ComponentProps) {
  const { text, fees, free, folded } = loaderData;
  return (
    <>
      <Breadcrumb trail={[{ title: text.title }]} />
      <PageSections {...text} folded={folded}>
        {fees.length > 0 && <Fees fees={fees} free={free} />}
      </PageSections>
    </>
  );
}

function Fees({ fees, free }: { fees: PlaceFee[]; free: string }) {
  const { rupees } = useLanguage();
  const amount = (fee: number) => (fee === 0 ? free : rupees(fee));
  return (
    <dl className="mx-auto mt-6 grid max-w-160 gap-x-10 text-sm sm:grid-cols-2">
      {fees.map(({ place, low, high }) => (
        <div key={place} className="flex justify-between gap-4 border-b border-line py-2">
          <dt>{place}</dt>
          <dd className="text-soft">{low === high ? amount(low) : `${amount(low)} – ${amount(high)}`}</dd>
        </div>
      ))}
    </dl>
  );
}
