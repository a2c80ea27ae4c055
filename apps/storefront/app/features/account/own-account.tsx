import type { ReactNode } from 'react';
import type { OwnAccount } from '@haat/contract/account/schemas';
import { useLanguage } from '../../core/language.tsx';
import { useProblemText } from '../../core/problem-text.ts';
import { Failed } from '../../ui/failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useMe } from './use-me.ts';

/** Loads the own account for a section of the profile; `put` takes over what a call answered of it. */
export function WithMe({
  children,
}: {
  children: (me: OwnAccount, put: (me: OwnAccount) => void) => ReactNode;
}) {
  const { t } = useLanguage();
  const problemText = useProblemText();
  const { loaded, again, put } = useMe();
  if (loaded.state === 'failed')
    return <Failed text={problemText(loaded.error)} again={t('error.again')} onAgain={again} />;
  if (loaded.state === 'ready' && loaded.data) return children(loaded.data, put);
  return (
    <div role="status" aria-label={t('me.loading')} className="grid gap-4">
      <Skeleton className="h-48" />
      <Skeleton className="h-64" />
    </div>
  );
}
