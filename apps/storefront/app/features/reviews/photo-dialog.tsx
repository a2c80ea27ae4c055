import { useEffect, useState } from 'react';
import { pictureSet } from '@haat/contract/catalog/rules';
import { useLanguage } from '../../core/language.tsx';
import { motionAllowed } from '../../ui/slides.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Gallery } from '../../ui/gallery-stage.tsx';
import { Picture } from '../../ui/picture.tsx';
import { photoWidths } from './review-view.ts';

/** Milliseconds for which a photo is shown before the next one comes (spec §2). */
const autoplay = 3000;

interface PhotoDialogProps {
  photos: string[];
  name: string;
  /** The photo that was pressed. */
  from: number;
  onClose: () => void;
}

/**
 * The photos of a review, large. They go on by themselves until the shopper points at them, touches them or uses the
 * keyboard, and not at all where less motion is asked for.
 */
export function PhotoDialog({ photos, name, from, onClose }: PhotoDialogProps) {
  const { t, digits } = useLanguage();
  const [wanted, setWanted] = useState(from);
  const [seen, setSeen] = useState(from);
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held || photos.length < 2 || !motionAllowed()) return;
    const timer = setTimeout(() => setWanted((seen + 1) % photos.length), autoplay);
    return () => clearTimeout(timer);
  }, [held, seen, photos.length]);
  return (
    <Dialog title={t('reviews.photos', { name })} closeLabel={t('close')} onClose={onClose} width="40rem">
      {/* It hears that the shopper took over; what can be done stands inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className="p-4"
        onPointerDown={() => setHeld(true)}
        onPointerEnter={() => setHeld(true)}
        onKeyDown={() => setHeld(true)}
      >
        <Gallery
          wanted={wanted}
          onSeen={setSeen}
          empty={null}
          counter={(at, total) => `${digits(at)} / ${digits(total)}`}
          words={{
            label: t('reviews.photos', { name }),
            thumbs: t('reviews.photos', { name }),
            previous: t('product.previous'),
            next: t('product.next'),
          }}
          slides={photos.map((url, index) => {
            const label = t('reviews.photo', { n: index + 1, name });
            const face = (large: boolean) => (
              <Picture
                src={url}
                sources={pictureSet(url, photoWidths)}
                alt={large ? label : ''}
                sizes={large ? '600px' : '100px'}
                width={800}
                height={800}
                className={`h-full w-full ${large ? 'object-contain' : 'object-cover'}`}
              />
            );
            return { key: url, label, large: face(true), small: face(false) };
          })}
        />
      </div>
    </Dialog>
  );
}
