import { useRef, useState } from 'react';
import type { SellerCategory } from '@haat/contract/catalog/selling/schemas';
import { guessCategory } from '@haat/contract/catalog/selling/calls';
import { titleIn } from '@haat/contract/core/language';
import { call } from '@haat/web/platform/api/call.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Field, fieldLook } from '@haat/web/ui/form/field.tsx';

/** The category of a product. Until somebody chooses, it is what the shop guesses from the name. */
export function useCategory(initial: string) {
  const [category, setCategory] = useState({ id: initial, guessed: false });
  const chosen = useRef(initial !== '');
  const asked = useRef('');
  const guessFrom = async (title: string) => {
    if (chosen.current || title === '' || title === asked.current) return;
    asked.current = title;
    // Without an answer it is chosen by hand.
    const answer = await call(guessCategory, { title }).catch(() => null);
    if (!chosen.current && asked.current === title && answer?.categoryId)
      setCategory({ id: answer.categoryId, guessed: true });
  };
  const choose = (id: string) => {
    chosen.current = true;
    setCategory({ id, guessed: false });
  };
  return { category, choose, guessFrom: (title: string) => void guessFrom(title) };
}

interface CategoryFieldProps {
  categories: SellerCategory[];
  category: { id: string; guessed: boolean };
  onChoose: (id: string) => void;
  wrong: string | undefined;
}

export function CategoryField({ categories, category, onChoose, wrong }: CategoryFieldProps) {
  const { t, language } = useLanguage();
  return (
    <Field
      label={t('product.category')}
      wrong={wrong}
      hint={category.guessed && t('product.categoryGuessed')}
    >
      {(marks) => (
        <select
          {...marks}
          name="categoryId"
          value={category.id}
          onChange={({ target }) => onChoose(target.value)}
          className={`tap ${fieldLook}`}
        >
          <option value="">{t('product.choose')}</option>
          {categories.map(({ _id, path }) => (
            <option key={_id} value={_id}>
              {path.map((each) => titleIn(language, each)).join(' › ')}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
