import { pictureAt, pictureSet } from '@haat/contract/catalog/rules';
import { photoWidths } from '@haat/contract/reviews/rules';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Picture } from '@haat/web/ui/picture.tsx';

export interface PhotosProps {
  photos: string[];
  name: string;
  /** One is pointed at or has the focus: it may be opened next. */
  onAim: () => void;
  onOpen: (index: number) => void;
}

/** A photo as large as it stands in a review: a press opens it over the page. */
export function LargePhoto(props: PhotosProps & { index: number; soon?: boolean }) {
  const { photos, name, index, soon, onAim, onOpen } = props;
  const { t } = useLanguage();
  const url = photos[index] ?? '';
  const picture = t('reviews.photo', { n: index + 1, name });
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={t('product.zoom', { picture })}
      className="block size-full cursor-zoom-in -outline-offset-4"
      onPointerEnter={onAim}
      onFocus={onAim}
      onClick={() => onOpen(index)}
    >
      <Picture
        src={url}
        sources={pictureSet(url, photoWidths)}
        alt={picture}
        // As wide as the page leaves on a phone, 20rem elsewhere.
        sizes="(min-width: 400px) 320px, calc(100vw - 66px)"
        width={800}
        height={800}
        soon={soon}
        className="size-full object-cover"
      />
    </button>
  );
}

/** A photo in the strip of small ones: the smallest that is stored, however dense the screen. */
export function SmallPhoto({ url }: { url: string }) {
  const [smallest] = photoWidths;
  return (
    <Picture
      src={pictureAt(url, smallest)}
      sources={pictureSet(url, [smallest])}
      alt=""
      sizes="100px"
      width={smallest}
      height={smallest}
      className="size-full object-cover"
    />
  );
}
