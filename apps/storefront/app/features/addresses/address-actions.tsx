import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import type { Address } from '@haat/contract/addresses/schemas';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import type { AddressWork } from './address-dialogs.tsx';

/** What can be done with an address; each says which one it means to who cannot see where it stands. */
export function AddressActions({
  address,
  onWork,
}: {
  address: Address;
  onWork: (work: AddressWork) => void;
}) {
  const { t } = useLanguage();
  const { title } = address;
  return (
    <div className="flex flex-wrap gap-1">
      <Button
        kind="plain"
        size="s"
        aria-label={t('address.editOne', { title })}
        onClick={() => onWork({ is: 'changing', address })}
      >
        <Pencil size={16} aria-hidden />
        {t('address.edit')}
      </Button>
      <Button
        kind="plain"
        size="s"
        aria-label={t('address.deleteOne', { title })}
        onClick={() => onWork({ is: 'deleting', address })}
      >
        <Trash2 size={16} aria-hidden />
        {t('address.delete')}
      </Button>
    </div>
  );
}
