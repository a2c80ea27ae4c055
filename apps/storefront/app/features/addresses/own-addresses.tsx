import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLanguage } from '../../core/language.tsx';
import { useProblemText } from '../../core/problem-text.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AddressActions } from './address-actions.tsx';
import { AddressDialogs } from './address-dialogs.tsx';
import type { AddressWork } from './address-dialogs.tsx';
import type { KnownShopper } from './address-form.tsx';
import { AddressText } from './address-text.tsx';
import { useAddresses } from './use-addresses.ts';
import type { Terms } from './use-address-form.ts';

/**
 * The own addresses with everything that can be done with them: for a screen that sends the word set `addresses` and
 * the shop's delivery terms with its loader.
 */
export function OwnAddresses({ terms, known }: { terms: Terms; known: KnownShopper }) {
  const { t } = useLanguage();
  const { loaded, again } = useAddresses();
  const [work, setWork] = useState<AddressWork>(null);
  const add = useRef<HTMLDivElement>(null);
  return (
    <div className="grid gap-3">
      <List loaded={loaded} again={again} onWork={setWork} />
      <div ref={add}>
        <Button kind="quiet" onClick={() => setWork({ is: 'adding' })}>
          <Plus size={18} aria-hidden />
          {t('address.add')}
        </Button>
      </div>
      <AddressDialogs
        work={work}
        terms={terms}
        known={known}
        onSaved={() => {
          setWork(null);
          again();
        }}
        onDeleted={() => {
          setWork(null);
          again();
          // What had the focus is about to go.
          requestAnimationFrame(() => add.current?.querySelector('button')?.focus());
        }}
        onCancel={() => setWork(null)}
      />
    </div>
  );
}

type ListProps = Pick<ReturnType<typeof useAddresses>, 'loaded' | 'again'> & {
  onWork: (work: AddressWork) => void;
};

function List({ loaded, again, onWork }: ListProps) {
  const { t } = useLanguage();
  const problemText = useProblemText();
  if (loaded.state === 'loading')
    return (
      <div role="status" aria-label={t('address.loading')}>
        <Skeleton className="h-32" />
      </div>
    );
  if (loaded.state === 'failed')
    return (
      <div className="grid justify-items-start gap-2">
        <p role="alert">{problemText(loaded.error)}</p>
        <Button kind="quiet" onClick={again}>
          {t('address.again')}
        </Button>
      </div>
    );
  if (loaded.addresses.length === 0) return <p className="text-soft">{t('address.none')}</p>;
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {loaded.addresses.map((address) => (
        <li
          key={address._id}
          className="grid content-between gap-1 rounded-box border border-line bg-surface p-4 pb-2"
        >
          <AddressText address={address} />
          <div className="-mx-3">
            <AddressActions address={address} onWork={onWork} />
          </div>
        </li>
      ))}
    </ul>
  );
}
