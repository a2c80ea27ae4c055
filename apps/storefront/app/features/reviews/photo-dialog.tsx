import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { pictureSet } from '@haat/contract/catalog/rules';
import { photoWidths } from '@haat/contract/reviews/rules';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Dialog } from '@haat/web/ui/dialog/dialog.tsx';
import { Gallery } from '@haat/web/ui/gallery/gallery-stage.tsx';
import { IconButton } from '@haat/web/ui/icon-button.tsx';
import { Picture } from '@haat/web/ui/picture.tsx';
import { SmallPhoto } from './photo-faces.tsx';
import { useAutoplay } from './use-autoplay.ts';

interface PhotoDialogProps {
  photos: string[];
  name: string;
  from: number;
  onClose: () => void;
}

/** The photos of a review, large, which go on by themselves (spec §2). */
export function PhotoDialog({ photos, name, from, onClose }: PhotoDialogProps) {
  const { t, digits } = useLanguage();
  const { ref, paused, toggle, listeners, gallery } = useAutoplay(photos.length, from);
  return (
    <Dialog
      title={t('reviews.photos', { name })}
      closeLabel={t('close')}
      onClose={onClose}
      // No wider than leaves room for the small ones below.
      width="min(40rem, calc(75dvh - 4rem))"
      aside={
        photos.length > 1 && (
          <IconButton label={t(paused ? 'reviews.play' : 'reviews.pause')} onClick={toggle}>
            {paused ? <Play aria-hidden size={20} /> : <Pause aria-hidden size={20} />}
          </IconButton>
        )
      }
    >
      <div ref={ref} className="p-4" {...listeners}>
        <Gallery
          {...gallery}
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
            const large = (
              <Picture
                src={url}
                sources={pictureSet(url, photoWidths)}
                alt={label}
                sizes="600px"
                width={800}
                height={800}
                className="h-full w-full object-contain"
              />
            );
            return { key: url, label, large, small: <SmallPhoto url={url} /> };
          })}
        />
      </div>
    </Dialog>
  );
}
