import { useState } from 'react';
import { sellerStock, setInventory, soldElsewhere } from '@haat/contract/stock/calls';
import type { StockedProduct } from '@haat/contract/stock/schemas';
import { CallError, call } from '@haat/web/platform/api/call.ts';
import { integerIn } from '@haat/web/platform/forms/form-text.ts';
import { useForm } from '@haat/web/platform/forms/use-form.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Dialog } from '@haat/web/ui/dialog/dialog.tsx';
import { Submit } from '@haat/web/ui/form/submit.tsx';
import { named } from './named.ts';
import { useSaleKey } from './use-sale-key.ts';
import { NumberField } from '../tenant/number-field.tsx';

interface StockDialogProps {
  productId: string;
  title: string;
  line: StockedProduct['lines'][number];
  /** As many as the list shows, with taps that are still on their way. */
  shown: number;
  onClose: () => void;
  onChanged: (now: StockedProduct) => void;
}

/** Any number of pieces, the threshold, and what was sold over the counter. */
export function StockDialog(props: StockDialogProps) {
  const { t } = useLanguage();
  return (
    <Dialog
      title={t('stock.editTitle', { title: props.title })}
      closeLabel={t('desk.close')}
      onClose={props.onClose}
    >
      <div className="grid gap-6 p-4">
        <CountForm {...props} />
        <SoldForm {...props} />
      </div>
    </Dialog>
  );
}

/** Asks what is left by now; without an answer all stays as it was. */
async function readAnew(productId: string, onChanged: StockDialogProps['onChanged']): Promise<void> {
  const answer = await call(sellerStock, { productId }).catch(() => null);
  const now = answer?.products[0];
  if (now) onChanged(now);
}

function CountForm({ productId, line, shown, onClose, onChanged }: StockDialogProps) {
  const { t } = useLanguage();
  const [seen, setSeen] = useState(shown);
  const numbers = ['quantity', 'threshold'] as const;
  type Name = (typeof numbers)[number];
  const { props, wrong, problem, busy } = useForm<Name, Record<Name, number | null>>({
    read: (form) => ({ quantity: integerIn(form, 'quantity'), threshold: integerIn(form, 'threshold') }),
    judge(values) {
      const bad = numbers.filter((name) => values[name] === null);
      if (bad.length === 0) return null;
      return { wrong: Object.fromEntries(bad.map((name) => [name, t('stock.number')])), problem: '' };
    },
    async send({ quantity, threshold }) {
      if (quantity === null || threshold === null) return;
      // What was left as it stood is not said: a sale meanwhile has changed it.
      const said = {
        ...(quantity !== seen && { quantity, seen }),
        ...(threshold !== line.lowStockThreshold && { lowStockThreshold: threshold }),
      };
      if (Object.keys(said).length > 0)
        onChanged((await call(setInventory, { productId, variant: named(line.variant), ...said })).data);
      onClose();
    },
    refused: ({ code, problem: { left } }) =>
      code === 'stock-changed' && left !== undefined
        ? { problem: t('stock.changed', { before: seen, now: left }) }
        : {},
    onFailed(error) {
      if (!(error instanceof CallError && error.code === 'stock-changed')) return;
      setSeen(error.problem.left ?? 0);
      // The list behind it tells the same.
      void readAnew(productId, onChanged);
    },
  });
  return (
    <form {...props} className="grid gap-3">
      <NumberField name="quantity" label={t('stock.quantity')} wrong={wrong.quantity} start={shown} />
      <NumberField
        name="threshold"
        label={t('stock.threshold')}
        hint={t('stock.thresholdHint')}
        wrong={wrong.threshold}
        start={line.lowStockThreshold}
      />
      <Submit problem={problem} busy={busy}>
        {t(busy ? 'stock.saving' : 'stock.save')}
      </Submit>
    </form>
  );
}

function SoldForm({ productId, line, onClose, onChanged }: StockDialogProps) {
  const { t } = useLanguage();
  const { ofSale, isOfBefore, drop } = useSaleKey(productId, line.variant);
  const [soldBefore, setSoldBefore] = useState(false);
  const { props, wrong, problem, busy } = useForm<'sold', { sold: number | null }>({
    read: (form) => ({ sold: integerIn(form, 'sold') }),
    judge: ({ sold }) => (sold ? null : { wrong: { sold: t('stock.number') }, problem: '' }),
    async send({ sold }) {
      if (!sold) return;
      setSoldBefore(false);
      const [said, key] = [{ productId, variant: named(line.variant), quantity: sold }, ofSale()];
      const { data, alreadyTaken } = await call(soldElsewhere, said, { idempotencyKey: key });
      drop();
      if (!alreadyTaken) onChanged(data);
      // The answer is of then; meanwhile more may be gone.
      else await readAnew(productId, onChanged);
      if (alreadyTaken && isOfBefore(key)) setSoldBefore(true);
      else onClose();
    },
    refused({ code }) {
      if (code !== 'key-reused') return {};
      // What was sent before had been taken off, and only its answer was lost: it is looked at first.
      drop();
      return { problem: t('stock.soldBefore') };
    },
    // Whether it was taken off is not known: the list behind it tells.
    onFailed: () => void readAnew(productId, onChanged),
  });
  return (
    <form {...props} className="grid gap-3 border-t border-line pt-4">
      <h3 className="font-semibold">{t('stock.sold')}</h3>
      <NumberField name="sold" label={t('stock.soldHow')} wrong={wrong.sold} start={1} />
      <Submit problem={soldBefore ? t('stock.soldBefore') : problem} kind="quiet" busy={busy}>
        {t('stock.soldSave')}
      </Submit>
    </form>
  );
}
