import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import X from 'lucide-react/icons/x';
import { maxPictures, pictureAt, pictureSet } from '@haat/contract/catalog/rules';
import { judgeFiles, photoTypes } from '@haat/contract/core/photos';
import { shrunkPhoto } from '@haat/web/platform/forms/shrunk-photo.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { DropZone } from '@haat/web/ui/form/drop-zone.tsx';
import { fieldLook } from '@haat/web/ui/form/field.tsx';
import { IconButton } from '@haat/web/ui/icon-button.tsx';
import { Picture } from '@haat/web/ui/picture.tsx';
import type { KeptPhoto } from './use-save-product.ts';

interface ProductPhotosProps {
  /** The product's colours: each photo may show one of them. */
  colours: string[];
  kept: KeptPhoto[];
  added: File[];
  onKept: (kept: KeptPhoto[]) => void;
  onAdded: (part: (old: File[]) => File[]) => void;
}

/** The photos of a product in their order, those that are still on this phone last. */
export function ProductPhotos({ colours, kept, added, onKept, onAdded }: ProductPhotosProps) {
  const { t } = useLanguage();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const count = kept.length + added.length;

  const add = async (files: File[]) => {
    setBusy(true);
    const taken: File[] = [];
    let refused = '';
    // One after the other: a small phone has the memory for one.
    for (const file of files) {
      const photo = await shrunkPhoto(file);
      const verdict = judgeFiles([photo], maxPictures);
      if (verdict) refused = `${file.name}: ${t(`problem.${verdict.code}`)}`;
      else if (count + taken.length >= maxPictures) refused = t('problem.too-many-photos');
      else taken.push(photo);
    }
    setProblem(refused);
    onAdded((old) => [...old, ...taken].slice(0, maxPictures - kept.length));
    setBusy(false);
  };
  const change = (photo: KeptPhoto, part: Partial<KeptPhoto>) =>
    onKept(kept.map((each) => (each === photo ? { ...each, ...part } : each)));
  const earlier = <Photo,>(all: Photo[], at: number): Photo[] => [
    ...all.slice(0, at - 1),
    ...all.slice(at, at + 1),
    ...all.slice(at - 1, at),
    ...all.slice(at + 1),
  ];

  return (
    <fieldset className="grid gap-2" aria-busy={busy}>
      <legend className="pb-1 text-sm font-medium">{t('product.photos')}</legend>
      {count > 0 && (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {kept.map((photo, at) => (
            <PhotoCard
              key={photo.url}
              n={at + 1}
              onEarlier={at > 0 ? () => onKept(earlier(kept, at)) : undefined}
              onRemove={() => onKept(kept.filter((each) => each !== photo))}
            >
              <Picture
                src={pictureAt(photo.url, 400)}
                sources={pictureSet(photo.url, [200, 400])}
                sizes="160px"
                width={160}
                height={160}
                alt={photo.altText}
                className="size-full object-cover"
              />
              <input
                aria-label={t('product.photoAlt', { n: at + 1 })}
                defaultValue={photo.altText}
                maxLength={200}
                className={`tap ${fieldLook} mt-1 text-sm`}
                onChange={({ target }) => change(photo, { altText: target.value })}
              />
              {colours.length > 0 && (
                <select
                  aria-label={t('product.photoColour', { n: at + 1 })}
                  value={photo.color ?? ''}
                  className={`tap ${fieldLook} mt-1 text-sm`}
                  onChange={({ target }) => change(photo, { color: target.value || null })}
                >
                  <option value="">{t('product.photoAnyColour')}</option>
                  {[...new Set([...colours, ...(photo.color ? [photo.color] : [])])].map((colour) => (
                    <option key={colour}>{colour}</option>
                  ))}
                </select>
              )}
            </PhotoCard>
          ))}
          {added.map((file, at) => (
            <PhotoCard
              key={`${file.name} ${file.lastModified} ${file.size} ${at}`}
              n={kept.length + at + 1}
              onEarlier={at > 0 ? () => onAdded((old) => earlier(old, at)) : undefined}
              onRemove={() => onAdded((old) => old.filter((each) => each !== file))}
            >
              <NewPhoto file={file} alt={t('product.photo', { n: kept.length + at + 1 })} />
            </PhotoCard>
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
        {busy && t('product.photosBusy')}
      </p>
      <p role="alert" className="text-sm text-bad empty:hidden">
        {problem}
      </p>
    </fieldset>
  );
}

interface PhotoCardProps {
  n: number;
  onEarlier: (() => void) | undefined;
  onRemove: () => void;
  /** The picture, and what stands below it. */
  children: ReactNode;
}

function PhotoCard({ n, onEarlier, onRemove, children }: PhotoCardProps) {
  const { t } = useLanguage();
  return (
    <li className="relative grid content-start [&>img]:aspect-square [&>img]:rounded-box [&>img]:bg-sunken">
      {children}
      <span className="absolute inset-x-0 top-0 flex justify-between">
        {onEarlier ? (
          <IconButton label={t('product.photoEarlier', { n })} onClick={onEarlier}>
            <span className="grid size-7 place-items-center rounded-full bg-black/65 text-white">
              <ArrowLeft aria-hidden className="size-4" />
            </span>
          </IconButton>
        ) : (
          <span />
        )}
        <IconButton label={t('product.photoRemove', { n })} onClick={onRemove}>
          <span className="grid size-7 place-items-center rounded-full bg-black/65 text-white">
            <X aria-hidden className="size-4" />
          </span>
        </IconButton>
      </span>
    </li>
  );
}

/** A photo that is still here: its address in the browser is given back when it is no longer shown. */
export function NewPhoto({ file, alt }: { file: File; alt: string }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return <img ref={show} alt={alt} width={160} height={160} className="size-full object-cover" />;
}
