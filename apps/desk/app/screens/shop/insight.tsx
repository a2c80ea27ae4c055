import { shopNameIn } from '@haat/contract/core/language';
import { shopInsight } from '@haat/contract/insight/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { keepLast } from '@haat/web/platform/api/keep-last.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { LocalLink } from '@haat/web/platform/i18n/local-link.tsx';
import { buttonLook } from '@haat/web/ui/button.tsx';
import { askedInsight, insightPath } from '../../features/insight/asked-insight.ts';
import { BestProducts } from '../../features/insight/best-products.tsx';
import { DayFigures } from '../../features/insight/day-figures.tsx';
import { LookedAtTable } from '../../features/insight/looked-at-table.tsx';
import { MissedTable } from '../../features/insight/missed-table.tsx';
import { SpanChoice } from '../../features/insight/span-choice.tsx';
import { VendorTable } from '../../features/insight/vendor-table.tsx';
import { DeskTitle } from '../../layout/desk-title.tsx';
import { ScreenError } from '../../layout/screen-error.tsx';
import type { Route } from './+types/insight';

const place = '/desk/shop/insight';

export const clientLoader = keepLast(async ({ request }: Route.ClientLoaderArgs) => {
  const asked = askedInsight(request.url);
  return { asked, figures: await call(shopInsight, asked) };
});

export default function ShopInsight({ loaderData: { asked, figures } }: Route.ComponentProps) {
  const { t, language } = useLanguage();
  const { vendor } = figures;
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-6">
      <DeskTitle title={t('insight.title')} />
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="page-head">
          {vendor ? t('insight.of', { vendor: shopNameIn(language, vendor) }) : t('insight.title')}
        </h1>
        {vendor && (
          <LocalLink className={buttonLook('quiet', 's')} to={insightPath(place, { days: asked.days })}>
            {t('insight.wholeShop')}
          </LocalLink>
        )}
      </header>
      <SpanChoice place={place} asked={asked} />
      <DayFigures days={figures.days} />
      <VendorTable place={place} asked={asked} vendors={figures.vendors} />
      <BestProducts products={figures.products} />
      <LookedAtTable products={figures.lookedAt} />
      <MissedTable searches={figures.missed} />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ScreenError error={error} />;
}
