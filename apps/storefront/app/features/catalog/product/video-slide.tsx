import Play from 'lucide-react/icons/play';
import { useState } from 'react';
import { pictureSet } from '@haat/contract/catalog/rules';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { island } from '@haat/web/platform/hydration/island.tsx';
import { Picture } from '@haat/web/ui/picture.tsx';

const ProductVideo = island(async () => (await import('./product-video.tsx')).ProductVideo, {
  when: 'shown',
  waiting: <div className="h-full bg-black" />,
});

interface VideoSlideProps {
  productId: string;
  title: string;
  /** At whose player it is shown; null where it is a file of the shop. */
  host: string | null;
  url: string | undefined;
  poster?: string;
  seen: boolean;
}

/** A picture with a play button; the video itself comes with the press, and ends when the slide is left. */
export function VideoSlide({ productId, title, host, url, poster, seen }: VideoSlideProps) {
  const { t } = useLanguage();
  const [playing, setPlaying] = useState(false);
  if (playing && !seen) setPlaying(false);
  if (playing) return <ProductVideo productId={productId} title={title} url={url} />;
  return (
    <button
      type="button"
      aria-label={t('product.videoPlay')}
      className="relative grid h-full w-full place-items-center"
      onPointerEnter={ProductVideo.preload}
      onFocus={ProductVideo.preload}
      onClick={() => setPlaying(true)}
    >
      {poster && <Poster url={poster} sizes="560px" />}
      <span className="absolute inset-0 m-auto grid size-16 place-items-center rounded-full bg-black/70 text-white shadow-panel">
        <Play aria-hidden className="ms-1 size-7 fill-current" />
      </span>
      {host && (
        <span className="absolute inset-x-0 bottom-0 bg-black/65 px-3 py-2 text-start text-xs text-white">
          {t('product.videoFrom', { host })}
        </span>
      )}
    </button>
  );
}

/** The small one in the strip below, with its name on it (spec §2). */
export function VideoThumb({ poster }: { poster?: string }) {
  const { t } = useLanguage();
  return (
    <span className="relative grid h-full w-full place-items-center">
      {poster && <Poster url={poster} sizes="100px" />}
      <span className="absolute inset-0 m-auto grid size-9 -translate-y-2 place-items-center rounded-full bg-black/70 text-white">
        <Play aria-hidden className="ms-0.5 size-4 fill-current" />
      </span>
      <span className="absolute inset-x-0 bottom-0 truncate bg-black/70 px-1 text-xs leading-5 font-medium text-white">
        {t('product.video')}
      </span>
    </span>
  );
}

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
