import { useState } from 'react';
import { deleteAddress } from '@haat/contract/addresses/calls';
import type { Address } from '@haat/contract/addresses/schemas';
import { CallError, call } from '@haat/web/platform/api/call.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { useProblemText } from '@haat/web/platform/api/problem-text.ts';
import { dropOwn } from '@haat/web/platform/storage/own.ts';
import { showToast } from '@haat/web/platform/toast/toast.ts';
import { Button } from '@haat/web/ui/button.tsx';
import { Dialog } from '@haat/web/ui/dialog/dialog.tsx';
import { draftKey } from './address-draft.ts';
import { AddressText } from './address-text.tsx';

interface Props {
  address: Address;
  onDeleted: () => void;
  onCancel: () => void;
}

export function DeleteAddressDialog({ address, onDeleted, onCancel }: Props) {
  const { t, language } = useLanguage();
  const problemText = useProblemText();
  const [deleting, setDeleting] = useState(false);
  const [problem, setProblem] = useState('');
  const forget = () => {
    dropOwn(draftKey(address._id));
    onDeleted();
  };
  async function remove() {
    setDeleting(true);
    setProblem('');
    try {
      const { message } = await call(deleteAddress, { addressId: address._id });
      const text = language === 'en-US' ? message : t('address.deleted');
      void showToast(text, { kind: 'success', duration: 2_000 });
      forget();
    } catch (error) {
      // Deleted in another tab: that is what was asked for.
      if (error instanceof CallError && error.code === 'not-found') return forget();
      setProblem(problemText(error));
      setDeleting(false);
    }
  }
  return (
    <Dialog
      title={t('address.deleteTitle')}
      closeLabel={t('address.keep')}
      onClose={onCancel}
      width="28rem"
      alone
      foot={
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="quiet" onClick={onCancel}>
            {t('address.keep')}
          </Button>
          <Button kind="danger" busy={deleting} onClick={() => void remove()}>
            {deleting ? t('address.deleting') : t('address.delete')}
          </Button>
        </div>
      }
    >
      <div className="grid gap-3 p-4">
        <AddressText address={address} />
        <p className="text-sm text-soft">{t('address.deleteText')}</p>
        <p role="alert" className="text-sm text-bad empty:hidden">
          {problem}
        </p>
      </div>
    </Dialog>
  );
}
