import { useState } from 'react';
import { saveGuestOrders } from '@haat/contract/tenant/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { integerIn } from '@haat/web/platform/forms/form-text.ts';
import { useForm } from '@haat/web/platform/forms/use-form.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import { SavedNote } from '../saved-note.tsx';
import { NumberField } from '../number-field.tsx';

// A week (the contract has the same).
const maxHours = 168;

/** In which time an order without an account is to be confirmed before its pieces go back. */
export function GuestOrdersForm({ confirmHours }: { confirmHours: number }) {
  const { t } = useLanguage();
  const [saved, setSaved] = useState(false);
  const { props, wrong, problem, busy } = useForm<'confirmHours', { hours: number }>({
    read: (form) => ({ hours: integerIn(form, 'confirmHours') ?? 0 }),
    judge: ({ hours }) =>
      hours < 1 || hours > maxHours
        ? { wrong: { confirmHours: t('choices.hoursWrong') }, problem: t('problem.invalid-input') }
        : null,
    async send({ hours }) {
      setSaved(false);
      await call(saveGuestOrders, { confirmHours: hours });
      setSaved(true);
    },
  });
  return (
    <form {...props} className="grid gap-4" onChange={() => setSaved(false)}>
      <h2 className="section-head">{t('audit.kind.guest-orders')}</h2>
      <NumberField
        name="confirmHours"
        label={t('field.confirmHours')}
        hint={t('choices.hoursHint')}
        wrong={wrong.confirmHours}
        start={confirmHours}
      />
      <SavedNote problem={problem} saved={saved} />
      <Button type="submit" kind="quiet" busy={busy} className="justify-self-start">
        {t(busy ? 'owner.saving' : 'owner.save')}
      </Button>
    </form>
  );
}
