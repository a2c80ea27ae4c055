import Plus from 'lucide-react/icons/plus';
import { useRef, useState } from 'react';
import type { Address } from '@haat/contract/addresses/schemas';
import type { Result } from '@haat/web/platform/api/query.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import { AddressActions } from './address-actions.tsx';
import { AddressDialogs } from './address-dialogs.tsx';
import type { AddressWork } from './address-dialogs.tsx';
import type { KnownShopper } from './address-form.tsx';
import { AddressText } from './address-text.tsx';
import { LoadedAddresses } from './loaded-addresses.tsx';
import { useAddresses } from './use-addresses.ts';
import type { Terms } from './use-address-form.ts';

interface OwnAddressesProps {
  terms: Terms;
  known: KnownShopper;
  /** All of them, where the screen has brought them. */
  first: Result<Address[]> | undefined;
}

/**
 * The own addresses with everything that can be done with them: for a screen that sends the word set `addresses` and
 * the shop's delivery terms with its loader.
 */
export function OwnAddresses({ terms, known, first }: OwnAddressesProps) {
  const { t } = useLanguage();
  const { query, retry, refresh } = useAddresses({ first });
  const [work, setWork] = useState<AddressWork>(null);
  const add = useRef<HTMLDivElement>(null);
  return (
    <div className="grid gap-3">
      <LoadedAddresses pictured query={query} retry={retry}>
        {(addresses) => (
          <ul className="grid gap-3 md:grid-cols-2">
            {addresses.map((address) => (
              <li
                key={address._id}
                className="grid content-between gap-1 rounded-box border border-line bg-surface p-4 pb-2"
              >
                <AddressText address={address} />
                <div className="-mx-3">
                  <AddressActions address={address} onWork={setWork} />
                </div>
              </li>
            ))}
          </ul>
        )}
      </LoadedAddresses>
      <div
        ref={add}
        className={query.state === 'ready' && query.data.length === 0 ? 'justify-self-center' : undefined}
      >
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
          refresh();
        }}
        onDeleted={() => {
          setWork(null);
          refresh();
          // What had the focus is about to go.
          requestAnimationFrame(() => add.current?.querySelector('button')?.focus());
        }}
        onCancel={() => setWork(null)}
      />
    </div>
  );
}
