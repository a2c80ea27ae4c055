import ChevronDown from 'lucide-react/icons/chevron-down';
import { data } from 'react-router';
import { getDeliverySettings, listDeliveryLocations } from '@haat/contract/addresses/calls';
import { saidIn } from '@haat/contract/core/language';
import type { Route } from './+types/text';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { loadPageText } from '../features/content/load-page-text.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { metaOf } from '@haat/web/platform/seo/meta.ts';
import { pageContext } from '@haat/web/platform/api/page.ts';
import type { PageHandle } from '@haat/web/platform/api/page.ts';
import type { PageRequest } from '@haat/web/platform/api/page.ts';
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
  return { ...text, fees, folded: name === 'faq' };
}

interface PlaceFee {
  place: string;
  low: number;
  high: number;
}

/** What delivery costs in each place, in whole rupees; nothing where one charge holds for the whole country. */
async function deliveryFees({ call, shop, language }: PageRequest): Promise<PlaceFee[]> {
  const [terms, places] = await Promise.all([
    call(getDeliverySettings, { domain: shop }),
    call(listDeliveryLocations, { domain: shop }),
  ]);
  if (terms.deliveryMode === 'standard') return [];
  return places.flatMap((place) => {
    const { fees } = deliveryFactsOf(terms, [place]);
    return fees ? [{ place: saidIn(language, place.name, place.nameNe), ...fees }] : [];
  });
}

export const meta = (args: Route.MetaArgs) => metaOf(args);

/** A page of words: about the shop, questions and answers, terms and policies. */
export default function TextScreen({ loaderData: { text, fees, folded } }: Route.ComponentProps) {
  return (
    <>
      <Breadcrumb trail={[{ title: text.title }]} />
      <article className="frame py-6">
        <div className={`mx-auto grid max-w-160 ${folded ? '' : 'gap-7'}`}>
          <header className="grid gap-2 pb-3">
            <h1 className="page-head">{text.title}</h1>
            <p className="text-soft">{text.description}</p>
          </header>
          {text.sections.map(({ heading, text: answer }) =>
            folded ? (
              <Question key={heading} question={heading} answer={answer} />
            ) : (
              <section key={heading} className="grid gap-1.5">
                <h2 className="text-lg font-bold">{heading}</h2>
                <p>{answer}</p>
              </section>
            ),
          )}
        </div>
        {fees.length > 0 && <Fees fees={fees} />}
      </article>
    </>
  );
}

/** The browser folds it by itself, also without JavaScript, and finds what is folded. */
const Question = ({ question, answer }: { question: string; answer: string }) => (
  <details className="group border-b border-line">
    <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-2 [&::-webkit-details-marker]:hidden">
      <h2 className="font-semibold">{question}</h2>
      <ChevronDown aria-hidden size={20} className="shrink-0 text-soft group-open:rotate-180" />
    </summary>
    <p className="pb-4">{answer}</p>
  </details>
);

function Fees({ fees }: { fees: PlaceFee[] }) {
  const { rupees } = useLanguage();
  return (
    <dl className="mx-auto mt-8 grid max-w-160 gap-x-10 text-sm sm:grid-cols-2">
      {fees.map(({ place, low, high }) => (
        <div key={place} className="flex justify-between gap-4 border-b border-line py-2">
          <dt>{place}</dt>
          <dd className="text-soft">{low === high ? rupees(low) : `${rupees(low)} – ${rupees(high)}`}</dd>
        </div>
      ))}
    </dl>
  );
}
