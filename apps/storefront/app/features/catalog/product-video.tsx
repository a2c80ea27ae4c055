import { useLanguage } from '../../core/language.tsx';
import type { Video } from './video.ts';

/** A product's video, begun by the shopper: another host hears of the shopper only now. */
export function ProductVideo({ video, title }: { video: Video; title: string }) {
  const { t } = useLanguage();
  if (video.kind === 'file')
    return (
      // Sellers give no captions with their videos.
      // oxlint-disable-next-line jsx-a11y/media-has-caption
      <video
        src={video.url}
        controls
        autoPlay
        playsInline
        aria-label={`${t('product.video')}: ${title}`}
        className="h-full w-full bg-black object-contain"
      />
    );
  if (video.kind === 'embed')
    return (
      // Its own origin keeps it apart, and the page's policy allows three hosts; a player needs the rest.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      <iframe
        src={video.url}
        title={`${t('product.video')}: ${title}`}
        allow="autoplay; fullscreen; picture-in-picture"
        className="h-full w-full border-0 bg-black"
      />
    );
  return (
    <p className="grid h-full place-content-center gap-1 bg-sunken p-6 text-center text-sm">
      {t('product.videoFailed')}
      <a href={video.url} target="_blank" rel="noopener noreferrer nofollow" className="underline">
        {video.url}
      </a>
    </p>
  );
}
