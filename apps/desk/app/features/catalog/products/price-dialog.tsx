import { useState } from 'react';
import { bulkChange } from '@haat/contract/catalog/selling/bulk/calls';
import type { StockedProduct } from '@haat/contract/stock/schemas';
import { call } from '@haat/web/platform/api/call.ts';
import { useForm } from '@haat/web/platform/forms/use-form.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Dialog } from '@haat/web/ui/dialog/dialog.tsx';
import { Submit } from '@haat/web/ui/form/submit.tsx';
import { judgePrices, pricesIn } from './form/product-values.ts';
import type { Prices } from './form/product-values.ts';
import { NumberField } from '../../tenant/number-field.tsx';

interface PriceDialogProps {
  product: StockedProduct;
  title: string;
  onClose: () => void;
  onChanged: (now: StockedProduct) => void;
  onStale: () => void;
}

export function PriceDialog({ product, title, onClose, onChanged, onStale }: PriceDialogProps) {
  const { t } = useLanguage();
  const [left, setLeft] = useState('');
  const { _id, version, price, markPrice } = product;
  const { props, wrong, problem, busy } = useForm<keyof Prices, Prices>({
    read: pricesIn,
    judge(prices) {
      const bad = judgePrices(t, prices);
      return Object.keys(bad).length > 0 ? { wrong: bad, problem: '' } : null;
    },
    async send(prices) {
      const now = { price: prices.price ?? 0, markPrice: prices.markPrice ?? prices.price ?? 0 };
      const result = await call(bulkChange, {
        products: [{ _id, version }],
        change: { kind: 'price', ...now },
        apply: true,
      });
      const [one] = result.left;
      setLeft(one ? t(`bulk.left.${one.problem}`) : '');
      if (one) return onStale();
      const [changed] = result.changed;
      if (changed) onChanged({ ...product, ...now, version: changed.version });
      else onStale();
      onClose();
    },
  });
  return (
    <Dialog title={t('price.title', { title })} closeLabel={t('desk.close')} onClose={onClose}>
      <form {...props} className="grid gap-3 p-4">
        <NumberField name="price" label={t('product.price')} wrong={wrong.price} start={price} />
        <NumberField
          name="markPrice"
          label={t('product.markPrice')}
          hint={t('product.markPriceHint')}
          wrong={wrong.markPrice}
          start={markPrice > price ? markPrice : null}
        />
        <Submit problem={problem || left} busy={busy}>
          {t(busy ? 'product.saving' : 'product.save')}
        </Submit>
      </form>
    </Dialog>
  );
}
