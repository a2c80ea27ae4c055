import { inviteSeller } from '@haat/contract/account/sellers/calls';
import type { ListedSeller } from '@haat/contract/account/sellers/schemas';
import { isEmail } from '@haat/contract/core/fields';
import type { Language } from '@haat/contract/core/language';
import { call } from '@haat/web/platform/api/call.ts';
import { textIn } from '@haat/web/platform/forms/form-text.ts';
import { useForm } from '@haat/web/platform/forms/use-form.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Dialog } from '@haat/web/ui/dialog/dialog.tsx';
import { TextField } from '@haat/web/ui/form/field.tsx';
import { Submit } from '@haat/web/ui/form/submit.tsx';
import { MailLanguage } from '../mail-language.tsx';

/** Who is invited: to a vendor that is there, once more, or by what is typed here. */
export interface Invited {
  vendorId?: string;
  person?: ListedSeller['people'][number];
}

type Name = 'shopName' | 'shopNameNe' | 'city' | 'firstName' | 'lastName' | 'email';
type Values = Record<Name | 'language', string>;
const names = ['shopName', 'shopNameNe', 'city', 'firstName', 'lastName', 'email'] as const;

interface InviteDialogProps {
  invited: Invited;
  onSent: (email: string) => void;
  onClose: () => void;
}

export function InviteDialog({ invited: { vendorId, person }, onSent, onClose }: InviteDialogProps) {
  const { t } = useLanguage();
  const asked: readonly Name[] = vendorId ? names.slice(3) : names;
  const { props, wrong, problem, busy } = useForm<Name, Values>({
    read: (data) =>
      Object.fromEntries([...names, 'language'].map((name) => [name, textIn(data, name).trim()])) as Values,
    judge(values) {
      const needed = (vendorId ? [] : (['shopName'] as Name[])).concat('firstName', 'lastName');
      const bad: Partial<Record<Name, string>> = Object.fromEntries(
        needed.filter((name) => values[name] === '').map((name) => [name, t('product.nameNeeded')]),
      );
      if (!isEmail(values.email)) bad.email = t('login.emailWrong');
      return Object.keys(bad).length > 0 ? { wrong: bad, problem: '' } : null;
    },
    async send({ shopName, shopNameNe, city, language: chosen, ...values }) {
      const of = vendorId ? { vendorId } : { shopName, shopNameNe: shopNameNe || null, city: city || null };
      await call(inviteSeller, { ...of, ...values, language: chosen as Language });
      onSent(values.email);
    },
    refused: ({ code, problem: { fields = {} } }) =>
      code !== 'already-there'
        ? {}
        : 'email' in fields
          ? { wrong: { email: t('sellers.emailTaken') }, problem: '' }
          : { wrong: { shopName: t('sellers.nameTaken') }, problem: '' },
  });
  return (
    <Dialog
      title={t(vendorId ? 'sellers.another' : 'sellers.invite')}
      closeLabel={t('desk.close')}
      onClose={onClose}
    >
      <form {...props} className="grid gap-4 p-4">
        {asked.map((name) => (
          <TextField
            key={name}
            name={name}
            type={name === 'email' ? 'email' : 'text'}
            lang={name === 'shopNameNe' ? 'ne' : undefined}
            label={t(`sellers.${name}`)}
            maxLength={name === 'email' ? 254 : 80}
            wrong={wrong[name]}
            hint={name === 'email' ? t('sellers.emailHint') : undefined}
            defaultValue={person && name in person ? person[name as 'email'] : ''}
          />
        ))}
        <MailLanguage />
        <Submit problem={problem} busy={busy} className="justify-self-end">
          {t(busy ? 'sellers.sending' : 'sellers.send')}
        </Submit>
      </form>
    </Dialog>
  );
}
