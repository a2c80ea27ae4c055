import { useState } from 'react';
import { removeCategoryPicture, setCategoryPicture } from '@haat/contract/catalog/owning/calls';
import type { OwnedCategory } from '@haat/contract/catalog/owning/schemas';
import { judgeFiles, photoTypes } from '@haat/contract/core/photos';
import { call } from '@haat/web/platform/api/call.ts';
import { shrunkPhoto } from '@haat/web/platform/forms/shrunk-photo.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import { FileButton } from '@haat/web/ui/form/file-button.tsx';
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
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const take = async (file: File) => {
    setBusy(true);
    const photo = await shrunkPhoto(file);
    const verdict = judgeFiles([photo], 1);
    setProblem(verdict ? t(`problem.${verdict.code}`) : '');
    if (!verdict) choose(photo);
    setBusy(false);
  };
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
        <FileButton
          words={t('profile.choosePicture')}
          accept={photoTypes}
          disabled={busy}
          onChoose={(file) => void take(file)}
        />
        {(isFile || shown.image) && (
          <Button kind="plain" size="s" className="text-bad" onClick={() => choose('none')}>
            {t('profile.removePicture')}
          </Button>
        )}
      </div>
      <p role="alert" className="text-sm text-bad empty:hidden">
        {problem}
      </p>
    </div>
  );
}
