import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Dialog } from '@haat/web/ui/dialog/dialog.tsx';
import { AddressForm } from './address-form.tsx';
import type { AddressFormProps } from './address-form.tsx';

/** The dialogs 'Shipping Details' and, with an address, 'Update Shipping Details' (spec §2). */
export function AddressDialog(props: AddressFormProps) {
  const { t } = useLanguage();
  return (
    <Dialog
      title={t(props.address ? 'address.update' : 'address.create')}
      closeLabel={t('close')}
      onClose={props.onCancel}
      width="44rem"
      alone
    >
      <AddressForm {...props} />
    </Dialog>
  );
}
