import type { Address } from '@haat/contract/addresses/schemas';
import { island } from '@haat/web/platform/hydration/island.tsx';
import type { KnownShopper } from './address-form.tsx';
import type { Terms } from './use-address-form.ts';

const AddressDialog = island(async () => (await import('./address-dialog.tsx')).AddressDialog, {
  when: 'shown',
});
const DeleteAddressDialog = island(
  async () => (await import('./delete-address-dialog.tsx')).DeleteAddressDialog,
  { when: 'shown' },
);

export type AddressWork = { is: 'adding' } | { is: 'changing' | 'deleting'; address: Address } | null;

interface Props {
  work: AddressWork;
  terms: Terms;
  known: KnownShopper;
  onSaved: (addressId: string) => void;
  onDeleted: () => void;
  onCancel: () => void;
}

/** The dialog of what is being done: its code comes with the first one. */
export function AddressDialogs({ work, terms, known, onSaved, onDeleted, onCancel }: Props) {
  if (!work) return null;
  if (work.is === 'deleting')
    return <DeleteAddressDialog address={work.address} onDeleted={onDeleted} onCancel={onCancel} />;
  return (
    <AddressDialog
      address={work.is === 'changing' ? work.address : null}
      terms={terms}
      known={known}
      onSaved={onSaved}
      onCancel={onCancel}
    />
  );
}
