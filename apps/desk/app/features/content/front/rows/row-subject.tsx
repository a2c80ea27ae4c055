import type { NamedCategory } from '@haat/contract/content/owning/front/schemas';
import { rowKinds } from '@haat/contract/content/rules';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Field, fieldLook } from '@haat/web/ui/form/field.tsx';
import { PickProducts } from './pick-products.tsx';
import type { RowDraft } from './row-draft.ts';
import { CategorySelect, VendorSelect } from './row-selects.tsx';
import { kindWord } from './row-words.ts';

interface RowSubjectProps {
  draft: RowDraft;
  categories: NamedCategory[];
  wrong: { categoryId?: string | undefined; vendorId?: string | undefined; pick?: string | undefined };
  onChange: (part: Partial<RowDraft>) => void;
  onPick: (next: (old: RowDraft['picked']) => RowDraft['picked']) => void;
}

export function RowSubject({ draft, categories, wrong, onChange, onPick }: RowSubjectProps) {
  const { t } = useLanguage();
  const { kind } = draft;
  return (
    <>
      <Field label={t('field.kind')} wrong={undefined}>
        {(marks) => (
          <select
            {...marks}
            value={kind}
            className={`tap ${fieldLook}`}
            onChange={({ target }) =>
              onChange({ kind: rowKinds.find((each) => each === target.value) ?? kind })
            }
          >
            {rowKinds.map((each) => (
              <option key={each} value={each}>
                {t(kindWord(each))}
              </option>
            ))}
          </select>
        )}
      </Field>
      {kind === 'category' && (
        <CategorySelect
          categories={categories}
          chosen={draft.category}
          wrong={wrong.categoryId}
          onChoose={(category) => onChange({ category })}
        />
      )}
      {kind === 'vendor' && (
        <VendorSelect
          chosen={draft.vendor}
          wrong={wrong.vendorId}
          onChoose={(vendor) => onChange({ vendor })}
        />
      )}
      {kind === 'products' && <PickProducts picked={draft.picked} wrong={wrong.pick} onPicked={onPick} />}
    </>
  );
}
