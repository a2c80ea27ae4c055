import { useState } from 'react';
import type { PointerEvent } from 'react';
import { pictureSet } from '@haat/contract/catalog/rules';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Gallery } from '@haat/web/ui/gallery/gallery-stage.tsx';
import type { Slide } from '@haat/web/ui/gallery/gallery-stage.tsx';
import { growingPicture } from '@haat/web/platform/navigation/follow-links.ts';
import { island } from '@haat/web/platform/hydration/island.tsx';
import { Picture } from '@haat/web/ui/picture.tsx';
import type { Card } from '../card/card.ts';
import { NoPicture } from '../card/no-picture.tsx';
import type { ViewerStart } from './picture-viewer.tsx';
import type { ProductView } from './product-view.ts';
import { VideoSlide, VideoThumb } from './video-slide.tsx';

const PictureViewer = island(async () => (await import('./picture-viewer.tsx')).PictureViewer, {
  when: 'shown',
});

interface ProductGalleryProps {
  product: Pick<ProductView, 'card' | 'pictureColors' | 'video'>;
  /** The chosen colour: its first picture comes to the front. */
  color?: string | null;
  sizes: string;
  first?: boolean;
}

/** A product's pictures, and its video as the last of them (spec §2). */
export function ProductGallery({ product, color, sizes, first }: ProductGalleryProps) {
  const { t, digits } = useLanguage();
  const { card, pictureColors, video } = product;
  const [seen, setSeen] = useState(0);
  const [viewer, setViewer] = useState<ViewerStart | null>(null);
  const ofColor = color ? Math.max(0, pictureColors.indexOf(color)) : 0;
  const [wanted, setWanted] = useState(ofColor);
  const [followed, setFollowed] = useState(color);
  if (followed !== color) {
    setFollowed(color);
    setWanted(ofColor);
  }
  const poster = card.images[0]?.url;
  const slides: Slide[] = card.images.map((image, index) => ({
    key: image.url,
    label: t('product.picture', { n: index + 1 }),
    large: (
      <PictureSlide
        image={image}
        title={card.title}
        sizes={sizes}
        first={first === true && index === 0}
        onZoom={(by) => {
          setViewer({ at: index, by });
          // Where the gallery is by now, so that another picture is a change when the viewer closes.
          setWanted(index);
        }}
      />
    ),
    small: <PictureThumb url={image.url} />,
  }));
  if (video)
    slides.push({
      key: 'video',
      label: t('product.video'),
      large: (
        <VideoSlide
          productId={card._id}
          title={card.title}
          host={video.host}
          url={video.url}
          poster={poster}
          seen={seen === card.images.length}
        />
      ),
      small: <VideoThumb poster={poster} />,
    });
  return (
    <>
      <Gallery
        key={card._id}
        thumbsOver
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
      {viewer && (
        <PictureViewer
          card={card}
          start={viewer}
          onClose={(at?: number) => {
            setViewer(null);
            // Nothing was seen of what could not be loaded.
            if (at !== undefined) setWanted(at);
          }}
        />
      )}
    </>
  );
}

interface PictureSlideProps {
  image: Card['images'][number];
  title: string;
  sizes: string;
  first: boolean;
  onZoom: (by: ViewerStart['by']) => void;
}

/** A large picture: a mouse over it looks closer in place; a press, a tap or two fingers open it over the screen. */
function PictureSlide({ image: { url, altText }, title, sizes, first, onZoom }: PictureSlideProps) {
  const { t } = useLanguage();
  const [failed, setFailed] = useState(false);
  if (failed) return <NoPicture text={t('product.pictureFailed')} />;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={t('product.zoom', { picture: altText || title })}
      style={first ? { viewTransitionName: growingPicture } : undefined}
      className="group/zoom block h-full w-full cursor-zoom-in touch-pan-x touch-pan-y -outline-offset-4"
      onPointerEnter={PictureViewer.preload}
      onFocus={PictureViewer.preload}
      onPointerMove={followMouse}
      onTouchStart={(event) => event.touches.length === 2 && onZoom('pinch')}
      onClick={(event) => onZoom(pointerTypeOf(event.nativeEvent) === 'touch' ? 'tap' : 'press')}
    >
      <Picture
        src={url}
        sources={pictureSet(url)}
        alt={altText || title}
        sizes={sizes}
        width={800}
        height={800}
        first={first}
        className="h-full w-full origin-(--spot) object-contain pointer-fine:group-hover/zoom:[scale:var(--closer)]"
        onFail={() => setFailed(true)}
      />
    </button>
  );
}

/** What is under the mouse stays there when the picture grows; a mouse that rests where the picture came asks for nothing. */
function followMouse({
  currentTarget,
  clientX,
  clientY,
  movementX,
  movementY,
}: PointerEvent<HTMLElement>): void {
  if (movementX === 0 && movementY === 0) return;
  currentTarget.style.setProperty('--closer', '2');
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const share = (from: number, length: number) => `${((from / length) * 100).toFixed(1)}%`;
  currentTarget.style.setProperty(
    '--spot',
    `${share(clientX - left, width)} ${share(clientY - top, height)}`,
  );
}

/** A click is a pointer event in browsers of today; in others it is no touch that we could tell. */
const pointerTypeOf = (event: MouseEvent): string | null =>
  'pointerType' in event && typeof event.pointerType === 'string' ? event.pointerType : null;

const PictureThumb = ({ url }: { url: string }) => (
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
);
