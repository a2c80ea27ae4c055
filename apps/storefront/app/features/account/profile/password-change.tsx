import { changePassword } from '@haat/contract/account/calls';
import type { OwnAccount } from '@haat/contract/account/schemas';
import { call } from '@haat/web/platform/api/call.ts';
import { ShopLink, useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import { NewPasswordField, PasswordField, RequestStatus } from '../fields.tsx';
import { Panel } from './panel.tsx';
import { useAccountForm } from '../login/use-account-form.ts';

/** Changes the password, or sets the first one of who came by a provider; other devices have to log in again. */
export function PasswordChange({ me, onDone }: { me: OwnAccount; onDone: () => void }) {
  const { t } = useLanguage();
  const { props, status, wrong, busy } = useAccountForm({
    names: me.hasPassword ? ['current', 'password'] : ['password'],
    idle: 'password.idle',
    request: 'password.saving',
    act: async ({ current, password }: { current: string; password: string }) => {
      await call(changePassword, me.hasPassword ? { current, password } : { password });
      // What was typed is of no use any more.
      props.ref.current?.reset();
      onDone();
      return t('password.done');
    },
    refused: (code) => (code === 'wrong-password' ? { field: 'current' } : null),
  });
  return (
    <Panel title={t('password.title')} {...(me.hasPassword ? {} : { text: t('password.none') })}>
      <form {...props} className="grid max-w-md grid-cols-1 gap-4">
        {/* For password managers: whose password it is. */}
        <input type="text" name="email" autoComplete="username" value={me.email} readOnly hidden />
        {me.hasPassword && <PasswordField label={t('password.current')} wrong={wrong.current} />}
        <NewPasswordField
          label={t('password.new')}
          wrong={wrong.password}
          own={[me.firstName, me.lastName, me.email]}
        />
        <RequestStatus status={status} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" busy={busy} className="max-sm:w-full">
            {t(busy ? 'password.saving' : me.hasPassword ? 'password.change' : 'password.setFirst')}
          </Button>
          {me.hasPassword && (
            <ShopLink className="inline-flex min-h-11 items-center underline" to="/forgot-password">
              {t('login.forgot')}
            </ShopLink>
          )}
        </div>
      </form>
    </Panel>
  );
}
