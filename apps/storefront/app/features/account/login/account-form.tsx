import type { ReactNode } from 'react';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import type { WordKey } from '@haat/web/platform/i18n/language.tsx';
import type { FieldProblems } from '@haat/web/platform/forms/use-field-problems.ts';
import { Button } from '@haat/web/ui/button.tsx';
import { RequestStatus } from '../fields.tsx';
import { useAccountForm } from './use-account-form.ts';
import type { AccountFormKind } from './use-account-form.ts';
import type { FieldName } from './validation.ts';

interface AccountFormProps<Name extends FieldName> extends AccountFormKind<Name> {
  submit: WordKey;
  /** Another page comes once it has succeeded: its button goes on saying that it works. */
  leads?: boolean;
  children?: (wrong: FieldProblems<Name>) => ReactNode;
  below?: ReactNode;
}

/** A form that leads into an account: its fields, where the sending of it stands, and its button. */
export function AccountForm<Name extends FieldName>({
  submit,
  leads = false,
  children,
  below,
  ...kind
}: AccountFormProps<Name>) {
  const { t } = useLanguage();
  const { props, status, wrong, busy } = useAccountForm(kind);
  const going = busy || (leads && status.state === 'success');
  return (
    <form {...props} className="grid gap-4">
      {children?.(wrong)}
      <RequestStatus status={status} />
      <Button type="submit" busy={going}>
        {t(going ? kind.request : submit)}
      </Button>
      {below}
    </form>
  );
}
