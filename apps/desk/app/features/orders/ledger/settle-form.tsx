import { useState } from 'react';
import { settle } from '@haat/contract/orders/ledger/calls';
import type { SellerBalance } from '@haat/contract/orders/ledger/rules';
import { call } from '@haat/web/platform/api/call.ts';
import { integerIn, textIn } from '@haat/web/platform/forms/form-text.ts';
import { useForm } from '@haat/web/platform/forms/use-form.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Field, TextField, fieldLook } from '@haat/web/ui/form/field.tsx';
import { Submit } from '@haat/web/ui/form/submit.tsx';
import { useOwner } from '../../account/seller.ts';
import { NumberField } from '../../tenant/number-field.tsx';
import { dropSettlementKey, settlementKey } from './settlement-key.ts';

type Way = 'payout' | 'remittance' | 'offset';

/** The ways in which shop and seller can settle, each with the most of it in rupees. */
const waysOf = ({ owedToSeller, owedToShop }: SellerBalance): { way: Way; most: number }[] =>
  [
    { way: 'offset' as const, most: Math.min(owedToSeller, owedToShop) },
    { way: 'payout' as const, most: owedToSeller },
    { way: 'remittance' as const, most: owedToShop },
  ].filter(({ most }) => most > 0);

interface SettleFormProps {
  vendorId: string;
  balance: SellerBalance;
  onSettled: () => void;
}

/** Notes what was paid or set off, all that is owed unless told; nothing where nothing is owed. */
export function SettleForm({ vendorId, balance, onSettled }: SettleFormProps) {
  const { t, rupees } = useLanguage();
  const ways = waysOf(balance);
  const [chosen, setChosen] = useState<Way>();
  const { _id: accountId } = useOwner();
  const [alreadyNoted, setAlreadyNoted] = useState(false);
  const { way, most } = ways.find((each) => each.way === chosen) ?? ways[0] ?? { way: 'payout', most: 0 };
  const { props, wrong, problem, busy } = useForm<'amount', { amount: number | null; note: string }>({
    read: (form) => ({ amount: integerIn(form, 'amount'), note: textIn(form, 'note').trim() }),
    judge: ({ amount }) =>
      amount && amount <= most
        ? null
        : { wrong: { amount: t('shopMoney.amountWrong', { most: rupees(most) }) }, problem: '' },
    async send({ amount, note }) {
      const settlement = { vendorId, kind: way, amount: amount ?? 0, ...(note && { note }) };
      setAlreadyNoted(false);
      const answer = await call(settle, settlement, { idempotencyKey: settlementKey(accountId, vendorId) });
      answered(answer.alreadyNoted);
    },
    refused({ code, problem: { amount = 0 } }) {
      if (code === 'key-reused') {
        answered(true);
        return { problem: '' };
      }
      if (code !== 'more-than-owed') return {};
      onSettled();
      return { wrong: { amount: t('shopMoney.amountWrong', { most: rupees(amount) }) }, problem: '' };
    },
  });
  /** @param before whether what was sent before had been noted, and only its answer was lost: it is looked at first */
  function answered(before: boolean) {
    setAlreadyNoted(before);
    dropSettlementKey(accountId, vendorId);
    onSettled();
  }
  if (ways.length === 0) return <p className="text-sm text-soft">{t('shopMoney.nothingOwed')}</p>;
  return (
    <form {...props} className="grid gap-3">
      <Field label={t('shopMoney.how')} wrong={undefined}>
        {(marks) => (
          <select
            {...marks}
            value={way}
            onChange={({ target }) => setChosen(ways.find((each) => each.way === target.value)?.way)}
            className={`tap ${fieldLook}`}
          >
            {ways.map((each) => (
              <option key={each.way} value={each.way}>
                {t(`shopMoney.kind.${each.way}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <NumberField
        key={`${way} ${most}`}
        name="amount"
        label={t('shopMoney.amount')}
        hint={t('shopMoney.most', { most: rupees(most) })}
        wrong={wrong.amount}
        start={most}
      />
      <TextField name="note" label={t('shopMoney.note')} maxLength={200} wrong={undefined} />
      <Submit
        problem={alreadyNoted ? t('shopMoney.alreadyNoted') : problem}
        busy={busy}
        className="justify-self-start"
      >
        {t(busy ? 'owner.saving' : 'shopMoney.settle')}
      </Submit>
    </form>
  );
}
