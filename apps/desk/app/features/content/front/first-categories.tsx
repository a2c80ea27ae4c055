import X from 'lucide-react/icons/x';
import { saveFooterItems } from '@haat/contract/content/owning/front/calls';
import type { NamedCategory } from '@haat/contract/content/owning/front/schemas';
import { maxFooterItems } from '@haat/contract/content/rules';
import { titleIn } from '@haat/contract/core/language';
import { call } from '@haat/web/platform/api/call.ts';
import { useAction } from '@haat/web/platform/api/use-action.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Field, fieldLook } from '@haat/web/ui/form/field.tsx';
import { IconButton } from '@haat/web/ui/icon-button.tsx';
import { moved } from '@haat/web/ui/drag/moved.ts';
import { MoveButtons } from '../move-buttons.tsx';

interface FirstCategoriesProps {
  categories: NamedCategory[];
  named: string[];
  onChanged: () => Promise<void>;
}

/** Which categories stand first in footer, menu and front page: each change is saved at once. */
export function FirstCategories({ categories, named, onChanged }: FirstCategoriesProps) {
  const { t, language } = useLanguage();
  const {
    busy,
    problem,
    run: save,
  } = useAction(async (categoryIds: string[]) => {
    try {
      await call(saveFooterItems, { categoryIds, seen: named });
    } finally {
      await onChanged();
    }
  });
  const nameOf = (id: string) => {
    const found = categories.find(({ _id }) => _id === id);
    return found ? titleIn(language, found) : '';
  };
  const others = categories.filter(({ _id }) => !named.includes(_id));
  return (
    <section className="grid gap-3" aria-labelledby="first-categories">
      <h2 id="first-categories" className="section-head">
        {t('front.categories')}
      </h2>
      <p className="text-sm text-soft">{t('front.categoriesHint')}</p>
      <ol className="grid gap-2">
        {named.map((id, at) => {
          const name = nameOf(id);
          return (
            <li key={id} className="flex items-center desk-row py-1">
              <span className="min-w-0 grow font-medium wrap-anywhere">{name}</span>
              <MoveButtons
                name={name}
                at={at}
                of={named.length}
                disabled={busy}
                onMove={(to) => save(moved(named, at, to))}
              />
              <IconButton
                label={t('front.notFirst', { name })}
                disabled={busy}
                onClick={() => save(named.filter((each) => each !== id))}
              >
                <X aria-hidden size={18} />
              </IconButton>
            </li>
          );
        })}
      </ol>
      {others.length > 0 && named.length < maxFooterItems && (
        <Field label={t('front.addCategory')} wrong={undefined}>
          {(marks) => (
            <select
              {...marks}
              value=""
              disabled={busy}
              className={`tap ${fieldLook}`}
              onChange={({ target }) => save([...named, target.value])}
            >
              <option value="">{t('product.choose')}</option>
              {others.map((each) => (
                <option key={each._id} value={each._id}>
                  {titleIn(language, each)}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <p role="alert" className="text-sm text-bad empty:hidden">
        {problem}
      </p>
    </section>
  );
}
