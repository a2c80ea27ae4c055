import type { ReactNode } from 'react';
import type { OwnAccount } from '@haat/contract/account/schemas';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import type { Result } from '@haat/web/platform/api/query.ts';
import { useProblemText } from '@haat/web/platform/api/problem-text.ts';
import { Failed } from '@haat/web/ui/failed.tsx';
import { Skeleton } from '@haat/web/ui/skeleton.tsx';
import { useMe } from './use-me.ts';

/** Loads the own account for a section of the profile; `put` takes over what a call answered of it. */
export function WithAccount({
  first,
  children,
}: {
  first: Result<OwnAccount | null> | undefined;
  children: (me: OwnAccount, put: (me: OwnAccount) => void) => ReactNode;
}) {
  const { t } = useLanguage();
  const problemText = useProblemText();
  const { query, retry, put } = useMe(first);
  if (query.state === 'failed')
    return <Failed text={problemText(query.error)} again={t('error.again')} onAgain={retry} />;
  if (query.state === 'ready' && query.data) return children(query.data, put);
  return (
    <div role="status" aria-label={t('me.loading')} className="grid gap-4">
      <Skeleton className="h-48" />
      <Skeleton className="h-64" />
    </div>
  );
}
