import { useState } from 'react';
import { setTerms } from '@haat/contract/orders/ledger/calls';
import { maxCommission } from '@haat/contract/orders/ledger/rules';
import type { SellerTerms } from '@haat/contract/orders/ledger/rules';
import { latinDigits } from '@haat/contract/core/money';
import { call } from '@haat/web/platform/api/call.ts';
import { textIn } from '@haat/web/platform/forms/form-text.ts';
import { useForm } from '@haat/web/platform/forms/use-form.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { TextField } from '@haat/web/ui/form/field.tsx';
import { FormEnd } from '../../tenant/form-end.tsx';

interface TermsFormProps {
  vendorId: string;
  terms: SellerTerms;
  version: number;
  onSaved: () => void;
  /** Somebody else has changed them meanwhile. */
  onStale: () => void;
}

/** Hundredths of a percent as they are typed, such as 7.5; null for what is none. */
function commissionIn(text: string): number | null {
  const typed = latinDigits(text).trim();
  return /^\d{1,2}(?:\.\d{1,2})?$/.test(typed) ? Math.round(Number(typed) * 100) : null;
}

/** What the shop takes from a seller, and who brings the parcels: it counts from the next sale on. */
export function TermsForm({ vendorId, terms, version, onSaved, onStale }: TermsFormProps) {
  const { t, digits } = useLanguage();
  const [saved, setSaved] = useState(false);
  const [isStale, setStale] = useState(false);
  const { props, wrong, problem, busy } = useForm<
    'commission',
    { commission: number | null; deliversOwn: boolean }
  >({
    read: (form) => ({
      commission: commissionIn(textIn(form, 'commission')),
      deliversOwn: form.get('deliversOwn') !== null,
    }),
    judge: ({ commission }) =>
      commission !== null && commission <= maxCommission
        ? null
        : {
            wrong: { commission: t('shopMoney.commissionWrong', { most: maxCommission / 100 }) },
            problem: '',
          },
    async send({ commission, deliversOwn }) {
      setSaved(false);
      await call(setTerms, { vendorId, version, commission: commission ?? 0, deliversOwn });
      setStale(false);
      setSaved(true);
      onSaved();
    },
    refused({ code }) {
      if (code !== 'changed-meanwhile') return {};
      setStale(true);
      onStale();
      return {};
    },
  });
  return (
    <form {...props} className="grid gap-3" onChange={() => setSaved(false)}>
      <TextField
        name="commission"
        inputMode="decimal"
        label={t('shopMoney.commission')}
        hint={t('shopMoney.commissionHint')}
        wrong={wrong.commission}
        defaultValue={digits(terms.commission / 100)}
      />
      <label className="tap flex cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          name="deliversOwn"
          defaultChecked={terms.deliversOwn}
          className="size-5 shrink-0 accent-primary-ink"
        />
        {t('shopMoney.deliversOwn')}
      </label>
      {isStale && (
        <p className="text-sm">
          {t('shopMoney.termsNow', { percent: digits(terms.commission / 100) })}{' '}
          {t(terms.deliversOwn ? 'shopMoney.nowDeliversOwn' : 'money.deliversShop')}
        </p>
      )}
      <FormEnd problem={problem} saved={saved} busy={busy} savedWords={t('shopMoney.saved')} />
    </form>
  );
}
