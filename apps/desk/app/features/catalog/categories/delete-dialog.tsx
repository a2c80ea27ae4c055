import { useState } from 'react';
import { branchOf } from '@haat/contract/catalog/owning/rules';
import { deleteCategory } from '@haat/contract/catalog/owning/calls';
import type { OwnedCategory } from '@haat/contract/catalog/owning/schemas';
import { titleIn } from '@haat/contract/core/language';
import { call } from '@haat/web/platform/api/call.ts';
import { textIn } from '@haat/web/platform/forms/form-text.ts';
import { useForm } from '@haat/web/platform/forms/use-form.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import { Dialog } from '@haat/web/ui/dialog/dialog.tsx';
import { Field, fieldLook } from '@haat/web/ui/form/field.tsx';
import { pathOf, productsBelow, productTargetsOf } from './category-tree.ts';

interface DeleteDialogProps {
  all: OwnedCategory[];
  category: OwnedCategory;
  onDone: () => void;
  onClose: () => void;
}

/** Deletes a category: says what goes with it, and asks where its products go. */
export function DeleteDialog({ all, category, onDone, onClose }: DeleteDialogProps) {
  const { t, language } = useLanguage();
  const name = titleIn(language, category);
  // There may be more of both by now: then the server says how many.
  const [products, setProducts] = useState(productsBelow(all, category));
  const [below, setBelow] = useState(branchOf(all, category._id).size - 1);
  const takers = productTargetsOf(all, category);
  const { props, wrong, problem, busy } = useForm<'moveTo', { moveTo: string }>({
    read: (data) => ({ moveTo: textIn(data, 'moveTo') }),
    judge: ({ moveTo }) =>
      products > 0 && moveTo === '' ? { wrong: { moveTo: t('categories.takerNeeded') }, problem: '' } : null,
    async send({ moveTo }) {
      const { _id: id, version } = category;
      await call(deleteCategory, { id, version, ...(moveTo && { moveTo }), withBelow: below > 0 });
      onDone();
    },
    refused({ code, problem: { count = 0 } }) {
      if (code === 'category-has-products') setProducts(count);
      if (code === 'category-has-below') setBelow(count);
      return {};
    },
  });
  return (
    <Dialog title={t('categories.deleteOne', { name })} closeLabel={t('desk.close')} onClose={onClose}>
      <form {...props} className="grid gap-4 p-4">
        {below > 0 && <p>{t('categories.belowGo', { n: below })}</p>}
        {products > 0 && <p>{t('categories.productsGo', { n: products })}</p>}
        {below === 0 && products === 0 && <p>{t('categories.isEmpty')}</p>}
        {products > 0 &&
          (takers.length > 0 ? (
            <Field label={t('categories.taker')} wrong={wrong.moveTo} hint={t('categories.takerHint')}>
              {(marks) => (
                <select {...marks} name="moveTo" defaultValue="" className={`tap ${fieldLook}`}>
                  <option value="">{t('product.choose')}</option>
                  {takers.map((each) => (
                    <option key={each._id} value={each._id}>
                      {pathOf(all, each, language)}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          ) : (
            <p className="font-medium">{t('categories.noTaker')}</p>
          ))}
        <p role="alert" className="text-sm text-bad empty:hidden">
          {problem}
        </p>
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="quiet" onClick={onClose}>
            {t('categories.keep')}
          </Button>
          <Button type="submit" kind="danger" busy={busy} disabled={products > 0 && takers.length === 0}>
            {t(products > 0 ? 'categories.deleteAndMove' : 'categories.delete')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
