import { updateMe } from '@haat/contract/account/calls';
import type { OwnAccount } from '@haat/contract/account/schemas';
import { call } from '@haat/web/platform/api/call.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import { NameFields, RequestStatus } from '../fields.tsx';
import { Panel } from './panel.tsx';
import { useAccountForm } from '../login/use-account-form.ts';

export function OwnName({ me, put }: { me: OwnAccount; put: (me: OwnAccount) => void }) {
  const { t } = useLanguage();
  const { props, status, wrong, busy } = useAccountForm({
    names: ['firstName', 'lastName'],
    idle: 'me.idle',
    request: 'me.saving',
    act: async (names) => {
      const { data } = await call(updateMe, names);
      put(data);
      return t('me.saved');
    },
  });
  return (
    <Panel title={t('me.name')}>
      <form {...props} className="grid gap-4">
        <NameFields known={me} wrong={wrong} />
        <dl className="grid gap-0.5 text-sm">
          <dt className="font-medium">{t('me.email')}</dt>
          <dd className="text-base">{me.email}</dd>
          <dd className="text-soft">{t('me.emailHint')}</dd>
        </dl>
        <RequestStatus status={status} />
        <Button type="submit" busy={busy} className="justify-self-start max-sm:w-full">
          {t(busy ? 'me.saving' : 'me.save')}
        </Button>
      </form>
    </Panel>
  );
}
