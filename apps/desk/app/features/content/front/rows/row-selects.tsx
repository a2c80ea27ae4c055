import { listVendors } from '@haat/contract/vendors/calls';
import type { NamedCategory } from '@haat/contract/content/owning/front/schemas';
import { shopNameIn, titleIn } from '@haat/contract/core/language';
import { call } from '@haat/web/platform/api/call.ts';
import { useQuery } from '@haat/web/platform/api/use-query.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Field, fieldLook } from '@haat/web/ui/form/field.tsx';
import type { Chosen } from './row-draft.ts';

interface SelectProps {
  chosen: Chosen | null;
  wrong: string | undefined;
  onChoose: (chosen: Chosen | null) => void;
}

export function CategorySelect({ categories, ...props }: SelectProps & { categories: NamedCategory[] }) {
  const { t, language } = useLanguage();
  const options = categories.map((each) => ({ ...each, words: titleIn(language, each) }));
  return <ChoiceOf label={t('field.categoryId')} name="categoryId" options={options} {...props} />;
}

/** The vendor of a row, of those who sell now; the one that was chosen stays to be seen. */
export function VendorSelect(props: SelectProps) {
  const { t, language } = useLanguage();
  const { query } = useQuery('vendors', () => call(listVendors, {}));
  const vendors = query.state === 'ready' ? query.data : [];
  const options = vendors.map((each) => ({
    ...{ _id: each._id, title: each.shopName, words: shopNameIn(language, each) },
  }));
  return <ChoiceOf label={t('audit.kind.seller')} name="vendorId" options={options} {...props} />;
}

interface ChoiceOfProps extends SelectProps {
  label: string;
  name: string;
  options: (Chosen & { words: string })[];
}

function ChoiceOf({ label, name, options, chosen, wrong, onChoose }: ChoiceOfProps) {
  const { t } = useLanguage();
  const isListed = chosen === null || options.some(({ _id }) => _id === chosen._id);
  return (
    <Field label={label} wrong={wrong}>
      {(marks) => (
        <select
          {...marks}
          name={name}
          value={chosen?._id ?? ''}
          className={`tap ${fieldLook}`}
          onChange={({ target }) => {
            const found = options.find(({ _id }) => _id === target.value);
            onChoose(found ? { _id: found._id, title: found.title } : null);
          }}
        >
          <option value="">{t('product.choose')}</option>
          {!isListed && <option value={chosen._id}>{chosen.title || t('front.rowGone')}</option>}
          {options.map(({ _id, words }) => (
            <option key={_id} value={_id}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
