import { useEffect, useState } from 'react';
import { choiceOf } from '@haat/contract/catalog/choice';
import type { Choice } from '@haat/contract/catalog/choice';
import { titleIn } from '@haat/contract/core/language';
import type { Language } from '@haat/contract/core/language';
import { MoreMessages, useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { fetchProductWords } from '../../../messages/product-words.ts';
import type { ProductWords } from '../../../messages/product-words.ts';
import type { CartRow } from '../rows.ts';
import { OptionsPanel } from '../../catalog/product/options-panel.tsx';
import type { Variant } from '../../catalog/product/product-view.ts';
import { useChoosing } from '../../catalog/product/use-choosing.ts';
import { Button } from '@haat/web/ui/button.tsx';
import { Dialog } from '@haat/web/ui/dialog/dialog.tsx';
import { Skeleton } from '@haat/web/ui/skeleton.tsx';

interface Props {
  row: CartRow;
  title: string;
  onTake: (choice: Choice) => void;
  onClose: () => void;
}

export function LineChooser({ row, title, onTake, onClose }: Props) {
  const { t, language } = useLanguage();
  const words = useProductWords(language, onClose);
  const variants = variantsOf(row, language);
  const choosing = useChoosing(variants, row.unoffered ? undefined : row.chosen);
  const take = () => {
    if (!choosing.insist()) return;
    onTake(choiceOf(choosing.choice));
    onClose();
  };
  return (
    <Dialog
      title={title}
      closeLabel={t('close')}
      onClose={onClose}
      foot={
        <Button className="w-full" onClick={take}>
          {t('cart.choose.take')}
        </Button>
      }
    >
      <div className="grid gap-4 p-4">
        <p className="text-sm text-soft">{titleIn(language, row)}</p>
        {words ? (
          <MoreMessages words={words}>
            <OptionsPanel variants={variants} choosing={choosing} />
          </MoreMessages>
        ) : (
          <Skeleton className="h-40" />
        )}
      </div>
    </Dialog>
  );
}

function useProductWords(language: Language, onFail: () => void): ProductWords | null {
  const [words, setWords] = useState<ProductWords | null>(null);
  const [opened] = useState({ language, onFail });
  useEffect(() => {
    fetchProductWords(opened.language).then(setWords, opened.onFail);
  }, [opened]);
  return words;
}

const variantsOf = ({ variants }: CartRow, language: Language): Variant[] =>
  variants.map(({ size, sizeNe, color, colorNe, colorPicker, remainingQty }) => ({
    size,
    color,
    ...(language === 'ne-NP' && sizeNe ? { sizeName: sizeNe } : {}),
    ...(language === 'ne-NP' && colorNe ? { colorName: colorNe } : {}),
    swatch: colorPicker,
    inStock: remainingQty > 0,
    extra: [],
  }));
