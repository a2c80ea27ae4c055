import { useState } from 'react';
import { useNavigate } from 'react-router';
import { deleteMe } from '@haat/contract/account/calls';
import type { OwnAccount } from '@haat/contract/account/schemas';
import { CallError, call } from '@haat/web/platform/api/call.ts';
import { ShopLink, useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { logOut } from '@haat/web/platform/session/session.ts';
import { showToast } from '@haat/web/platform/toast/toast.ts';
import { Button, buttonLook } from '@haat/web/ui/button.tsx';
import { Dialog } from '@haat/web/ui/dialog/dialog.tsx';
import { PasswordField, RequestStatus } from '../fields.tsx';
import { useAccountForm } from '../login/use-account-form.ts';

/** Asks for the password before the account goes for good; where it may not go yet, says why and shows the way on. */
export function DeleteAccountDialog({ me, onCancel }: { me: OwnAccount; onCancel: () => void }) {
  const { t, href } = useLanguage();
  const navigate = useNavigate();
  const [refusedBy, setRefusedBy] = useState('');
  const { props, status, wrong, busy } = useAccountForm({
    names: me.hasPassword ? ['current'] : [],
    idle: 'delete.idle',
    request: 'delete.busy',
    act: async ({ current }: { current: string }) => {
      setRefusedBy('');
      try {
        await call(deleteMe, me.hasPassword ? { password: current } : {});
      } catch (error) {
        if (error instanceof CallError) setRefusedBy(error.code);
        throw error;
      }
      void navigate(href('/'));
      logOut();
      void showToast(t('delete.done'), { kind: 'success', duration: 4_000 });
      return t('delete.done');
    },
    refused: (code) =>
      code === 'wrong-password'
        ? { field: 'current' }
        : code === 'not-allowed'
          ? { text: t('delete.notAllowed') }
          : null,
  });
  return (
    <Dialog title={t('delete.title')} closeLabel={t('delete.no')} onClose={onCancel} width="28rem">
      <form {...props} className="grid gap-4 p-4">
        <p>{t('delete.text')}</p>
        {me.hasPassword && <PasswordField label={t('delete.password')} wrong={wrong.current} />}
        <RequestStatus status={status} />
        {refusedBy === 'orders-on-the-way' && (
          <ShopLink className={buttonLook('quiet')} to="/user-profile">
            {t('delete.orders')}
          </ShopLink>
        )}
        {refusedBy === 'sign-in-again' && (
          <Button kind="quiet" onClick={logOut}>
            {t('delete.again')}
          </Button>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="quiet" onClick={onCancel}>
            {t('delete.no')}
          </Button>
          <Button kind="danger" type="submit" busy={busy}>
            {t(busy ? 'delete.busy' : 'delete.yes')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
