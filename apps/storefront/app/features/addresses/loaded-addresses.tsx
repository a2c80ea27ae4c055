import type { ReactNode } from 'react';
import type { Address } from '@haat/contract/addresses/schemas';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { useProblemText } from '@haat/web/platform/api/problem-text.ts';
import { Failed } from '@haat/web/ui/failed.tsx';
import { Stall } from '@haat/web/ui/stall.tsx';
import { Skeleton } from '@haat/web/ui/skeleton.tsx';
import type { useAddresses } from './use-addresses.ts';

type Props = Pick<ReturnType<typeof useAddresses>, 'query' | 'retry'> & {
  /** On a page of their own there is room for a picture where there are none. */
  pictured?: boolean;
  children: (addresses: Address[]) => ReactNode;
};

/** The own addresses, or what there is to say while they are on their way, cannot be had, or there are none. */
export function LoadedAddresses({ query, retry, pictured = false, children }: Props) {
  const { t } = useLanguage();
  const problemText = useProblemText();
  if (query.state === 'loading')
    return (
      <div role="status" aria-label={t('address.loading')}>
        <Skeleton className="h-32" />
      </div>
    );
  if (query.state === 'failed')
    return <Failed text={problemText(query.error)} again={t('error.again')} onAgain={retry} />;
  if (query.data.length === 0)
    return (
      <div className={pictured ? 'grid justify-items-center gap-3 pt-4 text-center' : undefined}>
        {pictured && <Stall />}
        <p className="text-soft">{t('address.none')}</p>
      </div>
    );
  return children(query.data);
}
