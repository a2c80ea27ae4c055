import { useEffect, useState } from 'react';
import { patiently } from '@haat/web/platform/hydration/patiently.ts';
import { useNear } from '@haat/web/platform/hydration/use-near.ts';
import { island } from '@haat/web/platform/hydration/island.tsx';
import { thumbWidth } from '@haat/web/ui/gallery/slides.ts';
import { LargePhoto } from './photo-faces.tsx';
import type { PhotosProps } from './photo-faces.tsx';

const PhotoDialog = island(async () => (await import('./photo-dialog.tsx')).PhotoDialog, { when: 'shown' });
const fetchCarousel = async () => (await import('./photo-carousel.tsx')).PhotoCarousel;

/** The photos of a review: the first one, in whose place all of them go by when somebody is near. */
export function ReviewPhotos({ photos, name }: Pick<PhotosProps, 'photos' | 'name'>) {
  const [open, setOpen] = useState<number | null>(null);
  const { ref, Carousel } = useCarousel(photos.length > 1);
  const parts: PhotosProps = { photos, name, onAim: PhotoDialog.preload, onOpen: setOpen };
  return (
    <div ref={ref} className="max-w-80">
      {Carousel ? <Carousel {...parts} /> : <Still {...parts} />}
      {open !== null && <PhotoDialog photos={photos} name={name} from={open} onClose={() => setOpen(null)} />}
    </div>
  );
}

/** Fetches the carousel when its place is near the screen. A single photo goes nowhere, and needs none. */
function useCarousel(several: boolean) {
  const { ref, near } = useNear<HTMLDivElement>();
  const [Carousel, setCarousel] = useState<Awaited<ReturnType<typeof fetchCarousel>> | null>(null);
  useEffect(() => {
    const place = ref.current;
    if (!near || !several || !place) return;
    const over = new AbortController();
    const { signal } = over;
    void patiently(fetchCarousel).then((Loaded) => {
      if (signal.aborted) return;
      // Who has the focus on the photo, or has opened it, would lose their place: it comes when they have gone on.
      const comeUnless = (focused: EventTarget | null) => {
        const isHere = focused instanceof Node && place.contains(focused);
        if (isHere || place.querySelector('dialog')) return;
        over.abort();
        setCarousel(() => Loaded);
      };
      place.addEventListener('focusout', ({ relatedTarget }) => comeUnless(relatedTarget), { signal });
      comeUnless(document.activeElement);
    });
    return () => over.abort();
  }, [ref, near, several]);
  return { ref, Carousel };
}

/** The first photo, and the room for the small ones: exactly as large as the carousel, which comes in its place. */
function Still(props: PhotosProps) {
  const { photos } = props;
  return (
    <div className="grid gap-2">
      <div className="aspect-square overflow-hidden rounded-box border border-line bg-sunken">
        <LargePhoto {...props} index={0} />
      </div>
      {photos.length > 1 && (
        <div aria-hidden className="flex gap-2 overflow-hidden p-0.5">
          {photos.map((url) => (
            <div key={url} className={`aspect-square rounded-box bg-sunken ${thumbWidth}`} />
          ))}
        </div>
      )}
    </div>
  );
}
