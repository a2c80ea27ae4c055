import { moveCategory } from '@haat/contract/catalog/owning/calls';
import type { OwnedCategory } from '@haat/contract/catalog/owning/schemas';
import { titleIn } from '@haat/contract/core/language';
import { call } from '@haat/web/platform/api/call.ts';
import { textIn } from '@haat/web/platform/forms/form-text.ts';
import { useForm } from '@haat/web/platform/forms/use-form.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Dialog } from '@haat/web/ui/dialog/dialog.tsx';
import { Field, fieldLook } from '@haat/web/ui/form/field.tsx';
import { Submit } from '@haat/web/ui/form/submit.tsx';
import { canMoveInto, pathOf } from './category-tree.ts';

const asRoot = 'root';

interface MoveDialogProps {
  all: OwnedCategory[];
  category: OwnedCategory;
  onDone: (parentId: string | null) => void;
  onClose: () => void;
}

export function MoveDialog({ all, category, onDone, onClose }: MoveDialogProps) {
  const { t, language } = useLanguage();
  const parents = all.filter((each) => canMoveInto(all, category, each));
  const { props, wrong, problem, busy } = useForm<'parent', { parent: string }>({
    read: (data) => ({ parent: textIn(data, 'parent') }),
    judge: ({ parent }) =>
      parent === '' ? { wrong: { parent: t('categories.parentNeeded') }, problem: '' } : null,
    async send({ parent }) {
      const { _id, version } = category;
      const parentId = parent === asRoot ? null : parent;
      await call(moveCategory, { _id, version, parentId, before: null });
      onDone(parentId);
    },
  });
  return (
    <Dialog
      title={t('categories.moveOne', { name: titleIn(language, category) })}
      closeLabel={t('desk.close')}
      onClose={onClose}
    >
      <form {...props} className="grid gap-4 p-4">
        <Field label={t('field.parent')} wrong={wrong.parent} hint={t('categories.moveHint')}>
          {(marks) => (
            <select {...marks} name="parent" defaultValue="" className={`tap ${fieldLook}`}>
              <option value="">{t('product.choose')}</option>
              {canMoveInto(all, category, null) && <option value={asRoot}>{t('categories.asRoot')}</option>}
              {parents.map((each) => (
                <option key={each._id} value={each._id}>
                  {pathOf(all, each, language)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Submit problem={problem} busy={busy} className="justify-self-end">
          {t(busy ? 'owner.saving' : 'categories.move')}
        </Submit>
      </form>
    </Dialog>
  );
}
