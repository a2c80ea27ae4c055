import { answerLateAfterHours } from '@haat/contract/inquiry/rules';
import { listLateSellers } from '@haat/contract/orders/owning/calls';
import { lateAfterHours, sendLateAfterHours } from '@haat/contract/orders/rules';
import { call } from '@haat/web/platform/api/call.ts';
import { keepLast } from '@haat/web/platform/api/keep-last.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { EmptyState } from '@haat/web/ui/list/empty-state.tsx';
import { LateList } from '../../features/orders/late-list.tsx';
import { DeskTitle } from '../../layout/desk-title.tsx';
import { ScreenError } from '../../layout/screen-error.tsx';
import type { Route } from './+types/late';

export const clientLoader = keepLast(async () => ({ sellers: await call(listLateSellers, {}) }));

/** Which sellers keep shoppers waiting, who does so longest first. */
export default function Late({ loaderData: { sellers } }: Route.ComponentProps) {
  const { t, digits } = useLanguage();
  const hours = {
    confirm: digits(lateAfterHours),
    send: digits(sendLateAfterHours),
    answer: digits(answerLateAfterHours),
  };
  return (
    <div className="grid max-w-xl grid-cols-1 gap-4">
      <DeskTitle title={t('late.title')} />
      <h1 className="page-head">{t('late.title')}</h1>
      <p className="text-sm text-soft">{t('late.hint', hours)}</p>
      {sellers.length === 0 ? (
        <EmptyState title={t('late.none')} hint={t('late.noneHint')} />
      ) : (
        <LateList sellers={sellers} />
      )}
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ScreenError error={error} />;
}
