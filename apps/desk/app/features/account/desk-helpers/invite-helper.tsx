import type { Helper } from '@haat/contract/account/desk-helpers/schemas';
import { isEmail } from '@haat/contract/core/fields';
import { call } from '@haat/web/platform/api/call.ts';
import { textIn } from '@haat/web/platform/forms/form-text.ts';
import { useForm } from '@haat/web/platform/forms/use-form.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Dialog } from '@haat/web/ui/dialog/dialog.tsx';
import { TextField } from '@haat/web/ui/form/field.tsx';
import { Submit } from '@haat/web/ui/form/submit.tsx';
import { MailLanguage, mailLanguageIn } from '../mail-language.tsx';
import { deskCalls } from './desk-calls.ts';
import type { Desk } from './desk-calls.ts';

interface InviteHelperProps {
  desk: Desk;
  invited: Pick<Helper, 'email' | 'seesMoney'>;
  onSent: (email: string) => void;
  onClose: () => void;
}

export function InviteHelper({ desk, invited, onSent, onClose }: InviteHelperProps) {
  const { t } = useLanguage();
  const { props, wrong, problem, busy } = useForm({
    read: (data) => ({
      email: textIn(data, 'email').trim(),
      seesMoney: data.get('seesMoney') !== null,
      language: mailLanguageIn(data),
    }),
    judge: ({ email }) => (isEmail(email) ? null : { wrong: { email: t('login.emailWrong') }, problem: '' }),
    async send(values) {
      await call(deskCalls[desk].invite, values);
      onSent(values.email);
    },
    refused: ({ code }) =>
      code === 'at-a-desk' ? { wrong: { email: t('problem.at-a-desk') }, problem: '' } : {},
  });
  return (
    <Dialog title={t('helpers.invite')} closeLabel={t('desk.close')} onClose={onClose}>
      <form {...props} className="grid gap-4 p-4">
        <TextField
          name="email"
          type="email"
          label={t('sellers.email')}
          maxLength={254}
          wrong={wrong.email}
          defaultValue={invited.email}
        />
        <div className="grid gap-1">
          <label className="tap flex cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              name="seesMoney"
              defaultChecked={invited.seesMoney}
              aria-describedby="sees-money"
              className="size-5 accent-primary-ink"
            />
            {t('helpers.seesMoney')}
          </label>
          <p id="sees-money" className="text-sm text-soft">
            {t('helpers.seesMoneyHint')}
          </p>
        </div>
        <MailLanguage />
        <Submit problem={problem} busy={busy} className="justify-self-end">
          {t(busy ? 'sellers.sending' : 'sellers.send')}
        </Submit>
      </form>
    </Dialog>
  );
}
