import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import CropIcon from 'lucide-react/icons/crop';
import GripHorizontal from 'lucide-react/icons/grip-horizontal';
import X from 'lucide-react/icons/x';
import { flushSync } from 'react-dom';
import type { MouseEvent, PointerEvent, ReactNode } from 'react';
import { pictureAt, pictureSet } from '@haat/contract/catalog/rules';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Grip } from '@haat/web/ui/drag/grip.tsx';
import { fieldLook } from '@haat/web/ui/form/field.tsx';
import { IconButton } from '@haat/web/ui/icon-button.tsx';
import { Picture } from '@haat/web/ui/picture.tsx';
import { FilePhoto } from './file-photo.tsx';
import { isNew } from './form-photos.ts';
import type { FormPhoto, NewPhoto } from './form-photos.ts';

interface PhotoCardProps {
  photo: FormPhoto;
  /** Its place, from 1, of so many. */
  n: number;
  of: number;
  colours: string[];
  onChange: (part: Pick<NewPhoto, 'altText' | 'color'>) => void;
  onCrop: (photo: NewPhoto) => void;
  onUnreadable: (photo: NewPhoto) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  onPress: (event: PointerEvent<HTMLElement>) => void;
  onNear: () => void;
}

/** A photo in the form of a product: by its picture or its grip it is dragged to another place, by its arrows it goes there one by one. */
export function PhotoCard(props: PhotoCardProps) {
  const { photo, n, of, colours, onChange, onCrop, onUnreadable, onMove, onRemove, onPress, onNear } = props;
  const { t } = useLanguage();
  const step = (to: number) => (event: MouseEvent<HTMLButtonElement>) => {
    const button = event.currentTarget;
    flushSync(() => onMove(to));
    // It has moved on the page and lost the focus; at an end it is the other arrow that still moves it.
    const arrows = [button, ...(button.parentElement?.querySelectorAll('button') ?? [])];
    arrows.find((each) => !each.disabled)?.focus();
  };
  return (
    <li className="relative grid content-start data-dragged:z-10 data-dragged:opacity-90">
      <div
        className="relative aspect-square overflow-hidden rounded-box bg-sunken [[data-dragged]>&]:shadow-panel"
        onDragStart={(event) => event.preventDefault()}
        onPointerEnter={onNear}
        // A finger scrolls the page here: it has the grip.
        onPointerDown={(event) => {
          const isControl = event.target instanceof Element && event.target.closest('button, [data-grip]');
          if (event.pointerType === 'mouse' && !isControl) onPress(event);
        }}
      >
        {isNew(photo) ? (
          <FilePhoto
            file={photo.file}
            crop={photo.crop}
            alt={t('product.photo', { n })}
            onUnreadable={() => onUnreadable(photo)}
          />
        ) : (
          <Picture
            src={pictureAt(photo.url, 400)}
            sources={pictureSet(photo.url, [200, 400])}
            sizes="160px"
            width={160}
            height={160}
            alt={photo.altText}
            className="size-full object-cover"
          />
        )}
        <span className="absolute inset-x-0 top-0 flex justify-between">
          {of > 1 && (
            <span className="flex">
              <IconButton label={t('product.photoEarlier', { n })} disabled={n === 1} onClick={step(n - 2)}>
                <Sign icon={<ArrowLeft aria-hidden className="size-4" />} />
              </IconButton>
              <IconButton label={t('product.photoLater', { n })} disabled={n === of} onClick={step(n)}>
                <Sign icon={<ArrowRight aria-hidden className="size-4" />} />
              </IconButton>
            </span>
          )}
          <IconButton label={t('product.photoRemove', { n })} className="ms-auto" onClick={onRemove}>
            <Sign icon={<X aria-hidden className="size-4" />} />
          </IconButton>
        </span>
        <span className="absolute inset-x-0 bottom-0 flex items-end justify-between">
          {of > 1 && (
            <Grip className="min-w-11" onNear={onNear} onPress={onPress}>
              <Sign icon={<GripHorizontal className="size-4" />} />
            </Grip>
          )}
          {isNew(photo) && (
            <IconButton label={t('crop.one', { n })} className="ms-auto" onClick={() => onCrop(photo)}>
              <Sign icon={<CropIcon aria-hidden className="size-4" />} />
            </IconButton>
          )}
        </span>
      </div>
      <input
        aria-label={t('product.photoAlt', { n })}
        placeholder={t('product.photoShows')}
        defaultValue={photo.altText}
        maxLength={200}
        className={`tap ${fieldLook} mt-1 text-sm`}
        onChange={({ target }) => onChange({ altText: target.value })}
      />
      {colours.length > 0 && (
        <select
          aria-label={t('product.photoColour', { n })}
          value={photo.color ?? ''}
          className={`tap ${fieldLook} mt-1 text-sm`}
          onChange={({ target }) => onChange({ color: target.value || null })}
        >
          <option value="">{t('product.photoAnyColour')}</option>
          {[...new Set([...colours, ...(photo.color ? [photo.color] : [])])].map((colour) => (
            <option key={colour}>{colour}</option>
          ))}
        </select>
      )}
    </li>
  );
}

// White on black, whatever the photo below shows.
const Sign = ({ icon }: { icon: ReactNode }) => (
  <span className="grid size-7 place-items-center rounded-full bg-black/65 text-white">{icon}</span>
);
