import { useState } from 'react';
import { bulkChange } from '@haat/contract/catalog/selling/bulk/calls';
import type { BulkChange, BulkResult } from '@haat/contract/catalog/selling/bulk/schemas';
import { sellerCategories } from '@haat/contract/catalog/selling/calls';
import type { SellerCategory } from '@haat/contract/catalog/selling/schemas';
import type { StockedProduct } from '@haat/contract/stock/schemas';
import { call } from '@haat/web/platform/api/call.ts';
import { useProblemText } from '@haat/web/platform/api/problem-text.ts';
import { integerIn, textIn } from '@haat/web/platform/forms/form-text.ts';
import { useForm } from '@haat/web/platform/forms/use-form.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Dialog } from '@haat/web/ui/dialog/dialog.tsx';
import { Field, fieldLook } from '@haat/web/ui/form/field.tsx';
import { Submit } from '@haat/web/ui/form/submit.tsx';
import { CategoryField } from '../form/category-field.tsx';
import { bulkKinds, changeOf, needsNumber } from './bulk-change.ts';
import type { BulkKind } from './bulk-change.ts';
import { BulkPreview } from './bulk-preview.tsx';
import { NumberField } from '../../../tenant/number-field.tsx';

interface BulkDialogProps {
  products: StockedProduct[];
  onDone: (result: BulkResult) => void;
  onClose: () => void;
}

/** Changes several products alike: first what becomes of each is looked at, then it is done. */
export function BulkDialog({ products, onDone, onClose }: BulkDialogProps) {
  const { t } = useLanguage();
  const problemText = useProblemText();
  const [change, setChange] = useState<BulkChange | null>(null);
  const [result, setResult] = useState<BulkResult | null>(null);
  const [categories, setCategories] = useState<SellerCategory[]>([]);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const wanted = products.map(({ _id, version }) => ({ _id, version }));

  const look = async (how: BulkChange) => {
    setResult(await call(bulkChange, { products: wanted, change: how, apply: false }));
    setChange(how);
  };
  const apply = async () => {
    if (!change) return;
    setBusy(true);
    setProblem('');
    try {
      const done = await call(bulkChange, { products: wanted, change, apply: true });
      setResult(done);
      onDone(done);
    } catch (error) {
      setProblem(problemText(error));
    }
    setBusy(false);
  };
  return (
    <Dialog
      title={products.length === 1 ? t('bulk.openOne') : t('bulk.open', { n: products.length })}
      closeLabel={t('desk.close')}
      onClose={onClose}
    >
      <div className="grid gap-4 p-4">
        {/* It stays as it was filled in while its outcome is looked at. */}
        <div hidden={result !== null}>
          <BulkForm categories={categories} onCategories={setCategories} onLook={look} />
        </div>
        {result && (
          <BulkPreview
            result={result}
            categories={categories}
            busy={busy}
            problem={problem}
            onApply={() => void apply()}
            onBack={() => setResult(null)}
            onClose={onClose}
          />
        )}
      </div>
    </Dialog>
  );
}

interface BulkFormProps {
  categories: SellerCategory[];
  onCategories: (all: SellerCategory[]) => void;
  onLook: (change: BulkChange) => Promise<void>;
}

type Name = 'number' | 'categoryId';
interface Values {
  number: number | null;
  categoryId: string;
}

function BulkForm({ categories, onCategories, onLook }: BulkFormProps) {
  const { t } = useLanguage();
  const problemText = useProblemText();
  const [kind, setKind] = useState<BulkKind>('percent-down');
  const [categoryId, setCategoryId] = useState('');
  const [missing, setMissing] = useState('');
  const { props, wrong, problem, busy, point } = useForm<Name, Values>({
    read: (form) => ({ number: integerIn(form, 'number'), categoryId: textIn(form, 'categoryId') }),
    judge(values) {
      if (changeOf(kind, values)) return null;
      const bad = needsNumber(kind)
        ? { number: t(kind.startsWith('percent-') ? `bulk.percentNeeded` : 'bulk.rupeesNeeded') }
        : { categoryId: t('product.categoryNeeded') };
      return { wrong: bad, problem: '' };
    },
    async send(values) {
      const change = changeOf(kind, values);
      if (change) await onLook(change);
    },
  });
  const choose = async (next: BulkKind) => {
    setKind(next);
    setMissing('');
    point({});
    if (next !== 'category' || categories.length > 0) return;
    try {
      onCategories(await call(sellerCategories, {}));
    } catch (error) {
      setMissing(problemText(error));
    }
  };
  return (
    <form {...props} className="grid gap-4">
      <Field label={t('bulk.what')} wrong={undefined}>
        {(marks) => (
          <select
            {...marks}
            value={kind}
            onChange={({ target }) => void choose(bulkKinds.find((each) => each === target.value) ?? kind)}
            className={`tap ${fieldLook}`}
          >
            {bulkKinds.map((each) => (
              <option key={each} value={each}>
                {t(`bulk.${each}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {needsNumber(kind) && (
        <NumberField
          key={kind}
          name="number"
          label={t(kind.startsWith('percent-') ? 'bulk.percent' : 'bulk.rupees')}
          hint={t(kind.endsWith('-down') ? 'bulk.downHint' : 'bulk.upHint')}
          wrong={wrong.number}
        />
      )}
      {kind === 'category' && (
        <CategoryField
          categories={categories}
          category={{ id: categoryId, guessed: false }}
          onChoose={setCategoryId}
          wrong={wrong.categoryId}
        />
      )}
      <Submit problem={problem || missing} busy={busy}>
        {t(busy ? 'bulk.looking' : 'bulk.look')}
      </Submit>
    </form>
  );
}
