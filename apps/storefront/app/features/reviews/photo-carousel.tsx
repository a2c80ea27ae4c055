import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useState } from 'react';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Gallery } from '@haat/web/ui/gallery/gallery-stage.tsx';
import { IconButton } from '@haat/web/ui/icon-button.tsx';
import { LargePhoto, SmallPhoto } from './photo-faces.tsx';
import type { PhotosProps } from './photo-faces.tsx';
import { useAutoplay } from './use-autoplay.ts';

/** Several photos of a review, one at a time, which go on by themselves (spec §2). */
export function PhotoCarousel(props: PhotosProps) {
  const { photos, name } = props;
  const { t, digits } = useLanguage();
  const { ref, seen, paused, toggle, listeners, gallery } = useAutoplay(photos.length, 0);
  const [reached, setReached] = useState(seen);
  if (seen > reached) setReached(seen);
  const label = t('reviews.photos', { name });
  return (
    <div ref={ref} className="relative">
      {/* Outside of what stops by itself when it is pressed. */}
      <div className="absolute end-2 top-2 z-10">
        <IconButton
          label={t(paused ? 'reviews.play' : 'reviews.pause')}
          className="bg-surface/90 shadow-card"
          onClick={toggle}
        >
          {paused ? <Play aria-hidden size={20} /> : <Pause aria-hidden size={20} />}
        </IconButton>
      </div>
      <div {...listeners}>
        <Gallery
          {...gallery}
          empty={null}
          counter={(at, total) => `${digits(at)} / ${digits(total)}`}
          words={{ label, thumbs: label, previous: t('product.previous'), next: t('product.next') }}
          slides={photos.map((url, index) => ({
            key: url,
            label: t('reviews.photo', { n: index + 1, name }),
            // Nobody waits yet for what comes after the next one.
            large: index <= reached + 1 && <LargePhoto {...props} index={index} soon={gallery.playing} />,
            small: <SmallPhoto url={url} />,
          }))}
        />
      </div>
    </div>
  );
}
