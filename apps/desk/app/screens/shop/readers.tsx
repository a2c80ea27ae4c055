import { listSubscribers } from '@haat/contract/newsletter/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { keepLast } from '@haat/web/platform/api/keep-last.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { SubscriberList } from '../../features/newsletter/subscriber-list.tsx';
import { DeskTitle } from '../../layout/desk-title.tsx';
import { ScreenError } from '../../layout/screen-error.tsx';
import type { Route } from './+types/readers';

export const clientLoader = keepLast(() => call(listSubscribers, { size: 50 }));

/** Who is subscribed to the newsletter. */
export default function Readers({ loaderData: page }: Route.ComponentProps) {
  const { t } = useLanguage();
  return (
    <div className="grid max-w-xl grid-cols-1 gap-4">
      <DeskTitle title={t('field.newsletter')} />
      <h1 className="page-head">{t('field.newsletter')}</h1>
      <p className="text-sm text-soft">{t('readers.total', { n: page.total })}</p>
      <SubscriberList page={page} />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ScreenError error={error} />;
}
