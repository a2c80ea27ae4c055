import { Play } from 'lucide-react';
import { useState } from 'react';
import { pictureSet } from '@haat/contract/catalog/rules';
import { useLanguage } from '../../core/language.tsx';
import { Gallery } from '../../ui/gallery-stage.tsx';
import type { Slide } from '../../ui/gallery-stage.tsx';
import { onUse } from '../../ui/on-use.tsx';
import { Picture } from '../../ui/picture.tsx';
import { NoPicture } from './no-picture.tsx';
import type { ProductView } from './product-view.ts';
import { videoOf } from './video.ts';

const ProductVideo = onUse(
  async () => (await import('./product-video.tsx')).ProductVideo,
  <div className="h-full bg-black" />,
);

interface ProductGalleryProps {
  product: Pick<ProductView, 'card' | 'pictureColors' | 'videoUrl'>;
  /** The chosen colour: its first picture comes to the front. */
  color?: string | null;
  /** How wide the large picture is shown, in the words of the `sizes` attribute. */
  sizes: string;
  /** The gallery is what the page opens with. */
  first?: boolean;
}

/** A product's pictures, and its video as the last of them (spec §2). */
export function ProductGallery({ product, color, sizes, first }: ProductGalleryProps) {
  const { t, digits } = useLanguage();
  const { card, pictureColors, videoUrl } = product;
  const video = videoOf(videoUrl);
  const [seen, setSeen] = useState(0);
  const slides: Slide[] = card.images.map(({ url, altText }, index) => ({
    key: url,
    label: t('product.picture', { n: index + 1 }),
    large: (
      <Picture
        src={url}
        sources={pictureSet(url)}
        alt={altText || card.title}
        sizes={sizes}
        width={800}
        height={800}
        first={first && index === 0}
        className="h-full w-full object-contain"
        fallback={<NoPicture text={t('product.noImages')} />}
      />
    ),
    small: (
      <Picture
        src={url}
        sources={pictureSet(url)}
        alt=""
        sizes="100px"
        width={200}
        height={200}
        className="h-full w-full object-cover"
        fallback={<NoPicture />}
      />
    ),
  }));
  if (video)
    slides.push({
      key: 'video',
      label: t('product.video'),
      large: (
        <VideoSlide
          key={card._id}
          video={video}
          title={card.title}
          poster={card.images[0]?.url}
          seen={seen === card.images.length}
        />
      ),
      small: <VideoThumb poster={card.images[0]?.url} />,
    });
  const wanted = color ? Math.max(0, pictureColors.indexOf(color)) : 0;
  return (
    <Gallery
      key={card._id}
      slides={slides}
      wanted={wanted}
      onSeen={setSeen}
      empty={<NoPicture text={t('product.noImages')} />}
      counter={(at, total) => `${digits(at)} / ${digits(total)}`}
      words={{
        label: t('product.pictures'),
        thumbs: t('product.pictures'),
        previous: t('product.previous'),
        next: t('product.next'),
      }}
    />
  );
}

interface VideoSlideProps {
  video: NonNullable<ReturnType<typeof videoOf>>;
  title: string;
  poster?: string;
  seen: boolean;
}

/** A picture with a play button; the video itself comes with the press, and ends when the slide is left. */
function VideoSlide({ video, title, poster, seen }: VideoSlideProps) {
  const { t } = useLanguage();
  const [playing, setPlaying] = useState(false);
  if (playing && !seen) setPlaying(false);
  if (playing) return <ProductVideo video={video} title={title} />;
  return (
    <button
      type="button"
      aria-label={t('product.videoPlay')}
      className="relative grid h-full w-full place-items-center"
      onClick={() => setPlaying(true)}
    >
      {poster && <Poster url={poster} sizes="560px" />}
      <span className="relative grid size-16 place-items-center rounded-full bg-black/70 text-white shadow-panel">
        <Play aria-hidden className="ms-1 size-7 fill-current" />
      </span>
      {video.kind === 'embed' && (
        <span className="absolute inset-x-0 bottom-0 bg-black/65 px-3 py-2 text-xs text-white">
          {t('product.videoFrom', { host: video.host })}
        </span>
      )}
    </button>
  );
}

const VideoThumb = ({ poster }: { poster?: string }) => (
  <span className="relative grid h-full w-full place-items-center">
    {poster && <Poster url={poster} sizes="100px" />}
    <span className="relative grid size-9 place-items-center rounded-full bg-black/70 text-white">
      <Play aria-hidden className="ms-0.5 size-4 fill-current" />
    </span>
  </span>
);

const Poster = ({ url, sizes }: { url: string; sizes: string }) => (
  <Picture
    src={url}
    sources={pictureSet(url)}
    alt=""
    sizes={sizes}
    width={800}
    height={800}
    className="absolute inset-0 h-full w-full object-cover opacity-70"
    fallback={null}
  />
);
