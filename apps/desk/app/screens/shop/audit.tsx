import { auditKinds } from '@haat/contract/core/audit/rules';
import { listAudit } from '@haat/contract/core/audit/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { keepLast } from '@haat/web/platform/api/keep-last.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { AuditFilter } from '../../features/account/audit/audit-filter.tsx';
import { AuditList } from '../../features/account/audit/audit-list.tsx';
import { DeskTitle } from '../../layout/desk-title.tsx';
import { ScreenError } from '../../layout/screen-error.tsx';
import type { Route } from './+types/audit';

const idForm = /^[0-9a-f-]{36}$/i;

export const clientLoader = keepLast(async ({ request }: Route.ClientLoaderArgs) => {
  const query = new URL(request.url).searchParams;
  const idIn = (name: string) => query.get(name)?.match(idForm)?.[0];
  const [who, thing] = [idIn('who'), idIn('thing')];
  const kind = auditKinds.find((each) => each === query.get('kind'));
  const asked = { ...(who && { who }), ...(kind && { kind }), ...(thing && { thing }) };
  return { asked, page: await call(listAudit, { ...asked, size: 30 }) };
});

export default function Audit({ loaderData: { asked, page } }: Route.ComponentProps) {
  const { t } = useLanguage();
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-4">
      <DeskTitle title={t('nav.audit')} />
      <h1 className="page-head">{t('nav.audit')}</h1>
      <p className="text-sm text-soft">{t('audit.hint')}</p>
      <AuditFilter asked={asked} people={page.people} />
      <AuditList key={JSON.stringify(asked)} asked={asked} page={page} />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ScreenError error={error} />;
}
