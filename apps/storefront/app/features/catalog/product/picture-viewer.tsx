import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { useState } from 'react';
import { pictureSet } from '@haat/contract/catalog/rules';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Dialog } from '@haat/web/ui/dialog/dialog.tsx';
import { IconButton } from '@haat/web/ui/icon-button.tsx';
import { Picture } from '@haat/web/ui/picture.tsx';
import { ZoomStage } from '@haat/web/ui/gallery/zoom-stage.tsx';
import { closeUp, larger, smaller, unzoomed } from '@haat/web/ui/gallery/zooming.ts';
import type { Card } from '../card/card.ts';
import { NoPicture } from '../card/no-picture.tsx';

export interface ViewerStart {
  at: number;
  /** A tap may be the first of two; a pinch wants the picture large at once. */
  by: 'press' | 'tap' | 'pinch';
}

interface PictureViewerProps {
  card: Card;
  start: ViewerStart;
  /** Hears which picture was looked at last. */
  onClose: (at: number) => void;
}

export function PictureViewer({ card, start, onClose }: PictureViewerProps) {
  const { t, digits } = useLanguage();
  const total = card.images.length;
  const [at, setAt] = useState(start.at);
  const [zoom, setZoom] = useState(start.by === 'pinch' ? { ...unzoomed, scale: closeUp } : unzoomed);
  const image = card.images[at];
  const step = (by: number) => {
    if (total < 2) return;
    setAt((at + by + total) % total);
    setZoom(unzoomed);
  };
  const title = t('product.pictureOf', { n: at + 1, total, title: card.title });
  if (!image) return null;
  return (
    <Dialog bare place="full" title={title} closeLabel={t('close')} onClose={() => onClose(at)}>
      <div className="grid h-full grid-rows-[minmax(0,1fr)_auto]">
        <ZoomStage label={title} zoom={zoom} onZoom={setZoom} onStep={step} tapped={start.by === 'tap'}>
          <Picture
            key={image.url}
            src={image.url}
            sources={pictureSet(image.url)}
            alt={image.altText || card.title}
            sizes="200vw"
            width={800}
            height={800}
            first
            className="h-full w-full object-contain"
            fallback={<NoPicture text={t('product.pictureFailed')} />}
          />
        </ZoomStage>
        <div className="flex items-center justify-center gap-3 border-t border-line bg-surface p-2">
          {total > 1 && (
            <IconButton label={t('product.previous')} onClick={() => step(-1)}>
              <ChevronLeft aria-hidden />
            </IconButton>
          )}
          <IconButton label={t('product.smaller')} onClick={() => setZoom(smaller)}>
            <ZoomOut aria-hidden />
          </IconButton>
          <output className="min-w-12 text-center text-sm font-medium tabular-nums">
            {digits(at + 1)} / {digits(total)}
          </output>
          <IconButton label={t('product.larger')} onClick={() => setZoom(larger)}>
            <ZoomIn aria-hidden />
          </IconButton>
          {total > 1 && (
            <IconButton label={t('product.next')} onClick={() => step(1)}>
              <ChevronRight aria-hidden />
            </IconButton>
          )}
        </div>
      </div>
    </Dialog>
  );
}
