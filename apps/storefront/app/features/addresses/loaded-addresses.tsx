import type { ReactNode } from 'react';
import type { Address } from '@haat/contract/addresses/schemas';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { useProblemText } from '@haat/web/platform/api/problem-text.ts';
import { Failed } from '@haat/web/ui/failed.tsx';
import { Skeleton } from '@haat/web/ui/skeleton.tsx';
import type { useAddresses } from './use-addresses.ts';

type Props = Pick<ReturnType<typeof useAddresses>, 'query' | 'retry'> & {
  children: (addresses: Address[]) => ReactNode;
};

/** The own addresses, or what there is to say while they are on their way, cannot be had, or there are none. */
export function LoadedAddresses({ query, retry, children }: Props) {
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
  if (query.data.length === 0) return <p className="text-soft">{t('address.none')}</p>;
  return children(query.data);
}
