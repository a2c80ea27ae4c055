import LoaderCircle from 'lucide-react/icons/loader-circle';
import { useEffect, useState } from 'react';
import { getProductVideo } from '@haat/contract/catalog/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { useQuery } from '@haat/web/platform/api/use-query.ts';
import { Failed } from '@haat/web/ui/failed.tsx';
import { videoOf } from './video.ts';
import type { Video } from './video.ts';

// A player that has not come after so many milliseconds is not coming.
const patience = 20_000;

interface ProductVideoProps {
  productId: string;
  title: string;
  url: string | undefined;
}

/**
 * A product's video, begun by the shopper: its address is asked for now, and another host hears of the shopper
 * only now. What goes wrong is said in the words of the spec (§8).
 */
export function ProductVideo({ productId, title, url }: ProductVideoProps) {
  const { t } = useLanguage();
  const { query, retry } = useQuery(url === undefined ? `video ${productId}` : null, (signal) =>
    call(getProductVideo, { productId }, { signal }),
  );
  const [broken, setBroken] = useState(false);
  const error = query.state === 'failed' ? query.error : null;
  useEffect(() => {
    if (error) console.warn('video:', error);
  }, [error]);
  if (url === undefined && query.state === 'loading') return <Coming />;
  const found = videoOf(url ?? (query.state === 'ready' ? query.data.videoUrl : null));
  if (!found)
    return (
      <Failed
        className="h-full place-content-center justify-items-center bg-sunken p-6"
        text={t('product.videoNone')}
        again={t('error.again')}
        onAgain={url === undefined && retry}
      />
    );
  const name = `${t('product.video')}: ${title}`;
  const fail = () => setBroken(true);
  if (found.kind === 'link' || broken) return <Unavailable url={found.page} />;
  if (found.kind === 'file')
    return (
      // Sellers give no captions with their videos.
      // oxlint-disable-next-line jsx-a11y/media-has-caption
      <video
        src={found.page}
        controls
        autoPlay
        playsInline
        aria-label={name}
        className="h-full w-full bg-black object-contain"
        onError={fail}
      />
    );
  return <Embedded video={found} name={name} onFail={fail} />;
}

interface EmbeddedProps {
  video: Extract<Video, { kind: 'embed' }>;
  name: string;
  onFail: () => void;
}

/** Another host's player, and the way to its own page: what it refuses to show here may play there. */
function Embedded({ video, name, onFail }: EmbeddedProps) {
  const { t } = useLanguage();
  const [there, setThere] = useState(false);
  useEffect(() => {
    if (there) return;
    const waiting = setTimeout(onFail, navigator.onLine ? patience : 0);
    return () => clearTimeout(waiting);
  }, [there, onFail]);
  return (
    <div className="relative grid h-full grid-rows-[minmax(0,1fr)_auto] bg-black">
      {!there && <Coming />}
      <iframe
        src={video.player}
        title={name}
        // Keeps the player from leading the whole page elsewhere. Its scripts and its own origin it needs: together they
        // undo a sandbox only where that origin is the page's.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation allow-forms"
        allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
        // A player wants to know on whose page it is shown, and refuses otherwise.
        referrerPolicy="strict-origin-when-cross-origin"
        className={`w-full border-0 bg-black ${there ? 'h-full' : 'absolute inset-0 h-0'}`}
        onLoad={() => setThere(true)}
      />
      <a
        href={video.page}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className="min-h-11 content-center px-3 text-xs text-white underline"
      >
        {t('product.videoAt', { host: video.host })}
      </a>
    </div>
  );
}

function Unavailable({ url }: { url: string }) {
  const { t } = useLanguage();
  return (
    <p role="alert" className="grid h-full place-content-center gap-1 bg-sunken p-6 text-center text-sm">
      {t('product.videoFailed')}
      <a href={url} target="_blank" rel="noopener noreferrer nofollow" className="underline">
        {url}
      </a>
    </p>
  );
}

function Coming() {
  const { t } = useLanguage();
  return (
    <p role="status" className="grid h-full place-items-center bg-black text-white">
      <LoaderCircle aria-hidden className="size-8 animate-spin" />
      <span className="sr-only">{t('product.videoLoading')}</span>
    </p>
  );
}
