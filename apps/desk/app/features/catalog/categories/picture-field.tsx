import { useState } from 'react';
import { removeCategoryPicture, setCategoryPicture } from '@haat/contract/catalog/owning/calls';
import type { OwnedCategory } from '@haat/contract/catalog/owning/schemas';
import { call } from '@haat/web/platform/api/call.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { PictureButtons } from '../../tenant/picture-buttons.tsx';
import { usePhotoChoice } from '../../tenant/use-photo-choice.ts';
import { FilePhoto } from '../products/photos/file-photo.tsx';
import { CategoryPicture } from './category-picture.tsx';

type Chosen = 'as-it-is' | 'none' | File;

/** The picture of a category's form. It is sent once the words are accepted. */
export function usePicture(category: OwnedCategory | null) {
  const [chosen, choose] = useState<Chosen>('as-it-is');
  /** @throws CallError */
  const send = async (_id: string) => {
    if (chosen instanceof File) await call(setCategoryPicture, { _id, image: [chosen] });
    else if (chosen === 'none' && category?.image) await call(removeCategoryPicture, { id: _id });
  };
  return { category, chosen, choose, send };
}

export function PictureField({
  picture: { category, chosen, choose },
}: {
  picture: ReturnType<typeof usePicture>;
}) {
  const { t } = useLanguage();
  const { busy, problem, take } = usePhotoChoice(choose);
  const isFile = chosen instanceof File;
  const shown = category && chosen === 'as-it-is' ? category : { _id: '', adminId: '', image: null };
  return (
    <div role="group" aria-label={t('field.image')} aria-busy={busy} className="grid gap-2">
      <p className="text-sm font-medium">{t('field.image')}</p>
      <div className="flex flex-wrap items-center gap-3">
        {isFile ? (
          <span className="size-20 overflow-hidden rounded-lg bg-sunken">
            <FilePhoto key={`${chosen.name} ${chosen.size}`} file={chosen} alt="" />
          </span>
        ) : (
          <CategoryPicture category={shown} className="size-20" />
        )}
        <PictureButtons
          busy={busy}
          onChoose={take}
          onRemove={isFile || shown.image ? () => choose('none') : null}
        />
      </div>
      <p role="alert" className="text-sm text-bad empty:hidden">
        {problem}
      </p>
    </div>
  );
}
