import { useState } from 'react';
import { maxPictures } from '@haat/contract/catalog/rules';
import { photoTypes } from '@haat/contract/core/photos';
import { shrunkPhoto } from '@haat/web/platform/forms/shrunk-photo.ts';
import { island } from '@haat/web/platform/hydration/island.tsx';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { moved } from '@haat/web/ui/drag/moved.ts';
import { useOrderDrag } from '@haat/web/ui/drag/use-order-drag.ts';
import { DropZone } from '@haat/web/ui/form/drop-zone.tsx';
import { asNew, keyOf } from './form-photos.ts';
import type { FormPhoto, NewPhoto } from './form-photos.ts';
import { judgePhoto } from './judge-photo.ts';
import { PhotoCard } from './photo-card.tsx';

const CropDialog = island(async () => (await import('./crop/crop-dialog.tsx')).CropDialog, { when: 'shown' });

interface ProductPhotosProps {
  colours: string[];
  photos: FormPhoto[];
  onPhotos: (change: (old: FormPhoto[]) => FormPhoto[]) => void;
}

export function ProductPhotos({ colours, photos, onPhotos }: ProductPhotosProps) {
  const { t } = useLanguage();
  const { add, look, busy, problems } = useAdding(photos, onPhotos);
  const [said, setSaid] = useState('');
  const [cropped, setCropped] = useState<NewPhoto | null>(null);
  const count = photos.length;

  const change = (photo: FormPhoto, part: Partial<NewPhoto>) =>
    onPhotos((old) => old.map((each) => (keyOf(each) === keyOf(photo) ? { ...each, ...part } : each)));
  const move = (from: number, to: number) => {
    onPhotos((old) => moved(old, from, to));
    setSaid(t('product.photoNowAt', { from: from + 1, n: to + 1, all: count }));
  };
  const { list, gripOf } = useOrderDrag<HTMLUListElement>(move);

  return (
    <fieldset className="grid gap-2" aria-busy={busy}>
      <legend className="pb-1 text-sm font-medium">{t('product.photos')}</legend>
      {count > 0 && (
        <ul ref={list} className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-3">
          {photos.map((photo, at) => (
            <PhotoCard
              key={keyOf(photo)}
              photo={photo}
              n={at + 1}
              of={count}
              colours={colours}
              onChange={(part) => change(photo, part)}
              onCrop={setCropped}
              onUnreadable={(unreadable) => void look(unreadable)}
              onMove={(to) => move(at, to)}
              onRemove={() => onPhotos((old) => old.filter((each) => keyOf(each) !== keyOf(photo)))}
              {...gripOf(at)}
            />
          ))}
        </ul>
      )}
      {count > 1 && <p className="text-sm text-soft">{t('product.photoFirst')}</p>}
      {count < maxPictures && (
        <DropZone
          accept={photoTypes}
          words={{
            add: t('product.addPhotos'),
            hint: t('product.photosHint', { n: maxPictures }),
            touchHint: t('product.photosTouch', { n: maxPictures }),
            camera: t('product.camera'),
          }}
          onFiles={(files) => void add(files)}
        />
      )}
      <p role="status" className={busy ? 'text-sm text-soft' : 'sr-only'}>
        {busy ? t('product.photosBusy') : said}
      </p>
      <div role="alert" className="text-sm wrap-anywhere text-bad empty:hidden">
        {problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </div>
      {cropped && (
        <CropDialog
          file={cropped.file}
          crop={cropped.crop}
          title={t('crop.one', { n: photos.findIndex((each) => keyOf(each) === cropped.id) + 1 })}
          onCrop={(crop) => {
            change(cropped, { crop });
            setCropped(null);
          }}
          onClose={() => setCropped(null)}
        />
      )}
    </fieldset>
  );
}

// Takes photos in, made light for a slow line, as many as there is room for; what is no photo is told and left out.
function useAdding(photos: FormPhoto[], onPhotos: ProductPhotosProps['onPhotos']) {
  const { t } = useLanguage();
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<string[]>([]);
  const problemOf = async (name: string, file: File) => {
    const code = await judgePhoto(file);
    return code && `${name}: ${t(`problem.${code}`)}`;
  };
  const add = async (files: File[]) => {
    setBusy(true);
    const taken: NewPhoto[] = [];
    const refused = new Set<string>();
    // One after the other: a small phone has the memory for one.
    for (const file of files) {
      const photo = await shrunkPhoto(file);
      const problem = await problemOf(file.name, photo);
      if (problem) refused.add(problem);
      else if (photos.length + taken.length >= maxPictures) refused.add(t('problem.too-many-photos'));
      else taken.push(asNew(photo));
    }
    setProblems([...refused]);
    onPhotos((old) => [...old, ...taken].slice(0, maxPictures));
    setBusy(false);
  };
  // Of a draft that an older app has kept: it did not look at what was chosen.
  const look = async ({ id, file }: NewPhoto) => {
    const problem = await problemOf(file.name, file);
    if (!problem) return;
    setProblems((old) => [...new Set([...old, problem])]);
    onPhotos((old) => old.filter((each) => keyOf(each) !== id));
  };
  return { add, look, busy, problems };
}
