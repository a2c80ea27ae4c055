import { sellerInsight } from '@haat/contract/insight/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { keepLast } from '@haat/web/platform/api/keep-last.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { askedInsight } from '../features/insight/asked-insight.ts';
import { BestProducts } from '../features/insight/best-products.tsx';
import { DayFigures } from '../features/insight/day-figures.tsx';
import { LookedAtTable } from '../features/insight/looked-at-table.tsx';
import { MissedTable } from '../features/insight/missed-table.tsx';
import { SpanChoice } from '../features/insight/span-choice.tsx';
import { DeskTitle } from '../layout/desk-title.tsx';
import { ScreenError } from '../layout/screen-error.tsx';
import type { Route } from './+types/insight';

export const clientLoader = keepLast(async ({ request }: Route.ClientLoaderArgs) => {
  const { days } = askedInsight(request.url);
  return { asked: { days }, figures: await call(sellerInsight, { days }) };
});

export default function Insight({ loaderData: { asked, figures } }: Route.ComponentProps) {
  const { t } = useLanguage();
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-6">
      <DeskTitle title={t('insight.title')} />
      <h1 className="page-head">{t('insight.title')}</h1>
      <SpanChoice place="/desk/insight" asked={asked} />
      <DayFigures days={figures.days} />
      <BestProducts products={figures.products} />
      <LookedAtTable products={figures.lookedAt} />
      <MissedTable searches={figures.missed} />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ScreenError error={error} />;
}
