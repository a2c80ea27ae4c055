import { useCallback, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import X from 'lucide-react/icons/x';
import { pictureSet } from '@haat/contract/catalog/rules';
import { maxPhotos, photoTypes, photoWidths } from '@haat/contract/reviews/rules';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import type { WordKey } from '@haat/web/platform/i18n/language.tsx';
import { DropZone } from '@haat/web/ui/form/drop-zone.tsx';
import { IconButton } from '@haat/web/ui/icon-button.tsx';
import { Picture } from '@haat/web/ui/picture.tsx';
import { choosePhotos } from './choose-photos.ts';
import type { Refused } from './choose-photos.ts';
import type { Draft } from './draft.ts';
import { photoAddress } from './review-view.ts';

interface PhotoFieldProps {
  draft: Draft;
  onChange: (part: (old: Draft) => Partial<Draft>) => void;
  /** What the server said about the photos; empty where it said nothing. */
  problem: string;
  bad?: File;
}

/** 'Add Photos' (spec §2): by drop, from a chooser or the camera, each with its preview and a way to take it out. */
export function PhotoField({ draft, onChange, problem, bad }: PhotoFieldProps) {
  const { t } = useLanguage();
  const [refused, setRefused] = useState<Refused[]>([]);
  const [busy, setBusy] = useState(false);
  const problemId = useId();
  const field = useRef<HTMLFieldSetElement>(null);
  const { kept, photos } = draft;
  const count = kept.length + photos.length;
  const nameOf = (photo: File) =>
    `${t('review.photo', { n: kept.length + photos.indexOf(photo) + 1 })}, ${photo.name}`;

  const add = async (files: File[]) => {
    setBusy(true);
    const chosen = await choosePhotos(files, count);
    setRefused(chosen.refused);
    // Others may have come while these were made smaller.
    onChange((old) => ({
      photos: [...old.photos, ...chosen.taken].slice(0, maxPhotos - old.kept.length),
    }));
    setBusy(false);
  };
  const remove = (part: (old: Draft) => Partial<Draft>) => {
    setRefused([]);
    onChange(part);
    // The button that was pressed is gone: the way on is to add another.
    field.current?.querySelector('input')?.focus();
  };

  return (
    <fieldset ref={field} className="grid gap-2" aria-busy={busy}>
      <legend className="pb-1 text-sm font-medium">{t('review.photos')}</legend>
      {count > 0 && (
        <ul className="flex flex-wrap gap-2">
          {kept.map((fileName, index) => (
            <Preview
              key={fileName}
              removeLabel={t('review.photoRemove', { n: index + 1 })}
              onRemove={() => remove((old) => ({ kept: old.kept.filter((each) => each !== fileName) }))}
            >
              <KeptPhoto fileName={fileName} alt={t('review.photo', { n: index + 1 })} />
            </Preview>
          ))}
          {photos.map((photo, index) => (
            <Preview
              key={keyOf(photo)}
              wrong={photo === bad}
              removeLabel={t('review.photoRemove', { n: kept.length + index + 1 })}
              onRemove={() => remove((old) => ({ photos: old.photos.filter((each) => each !== photo) }))}
            >
              <NewPhoto
                photo={photo}
                alt={`${t('review.photo', { n: kept.length + index + 1 })}: ${photo.name}`}
              />
            </Preview>
          ))}
        </ul>
      )}
      <DropZone
        accept={photoTypes}
        words={{
          add: t('review.addPhotos'),
          hint: t('review.addPhotos.hint', { n: maxPhotos }),
          touchHint: t('review.addPhotos.touch', { n: maxPhotos }),
          camera: t('review.camera'),
        }}
        describedBy={problemId}
        onFiles={(files) => void add(files)}
      />
      <p role="status" className={busy ? 'text-sm text-soft' : 'sr-only'}>
        {busy && t('review.photosBusy')}
        {!busy && count > 0 && t(count === 1 ? 'review.photosCount.one' : 'review.photosCount', { n: count })}
      </p>
      <ul id={problemId} role="alert" className="text-sm text-bad empty:hidden">
        {problem && <li>{bad ? `${nameOf(bad)}: ${problem}` : problem}</li>}
        {refused.map(({ name, code }) => (
          <li key={name + code}>
            {code === 'too-many-photos' ? '' : `${name}: `}
            {t(`problem.${code}` satisfies WordKey)}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

const keys = new WeakMap<File, number>();
let lastKey = 0;

// Two photos may have the same name.
function keyOf(photo: File): number {
  const key = keys.get(photo) ?? (lastKey += 1);
  keys.set(photo, key);
  return key;
}

interface PreviewProps {
  wrong?: boolean;
  removeLabel: string;
  onRemove: () => void;
  children: ReactNode;
}

const Preview = ({ wrong = false, removeLabel, onRemove, children }: PreviewProps) => (
  <li
    data-wrong={wrong || undefined}
    className={`relative size-24 overflow-hidden rounded-box bg-sunken ${wrong ? 'border-2 border-bad' : 'border border-line'}`}
  >
    {children}
    <span className="absolute inset-e-0 top-0">
      <IconButton label={removeLabel} onClick={onRemove}>
        <span className="grid size-7 place-items-center rounded-full bg-black/65 text-white">
          <X aria-hidden className="size-4" />
        </span>
      </IconButton>
    </span>
  </li>
);

const pictureLook = 'size-full object-cover';

const KeptPhoto = ({ fileName, alt }: { fileName: string; alt: string }) => (
  <Picture
    src={photoAddress(fileName)}
    sources={pictureSet(photoAddress(fileName), photoWidths)}
    alt={alt}
    sizes="96px"
    width={96}
    height={96}
    className={pictureLook}
  />
);

/** A photo that is still here: its address in the browser is given back when it is no longer shown. */
function NewPhoto({ photo, alt }: { photo: File; alt: string }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(photo);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [photo],
  );
  return <img ref={show} alt={alt} width={96} height={96} className={pictureLook} />;
}
