import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { Crop } from '@haat/contract/core/photos';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import { Dialog } from '@haat/web/ui/dialog/dialog.tsx';
import { scaledAt, shifted, turned, unzoomed } from '@haat/web/ui/gallery/zooming.ts';
import type { Zoom } from '@haat/web/ui/gallery/zooming.ts';
import { useShownFile } from '../file-photo.tsx';
import { cropOf, frameOver, zoomOf } from './cropping.ts';
import type { CropFrame } from './cropping.ts';
import { useFingersInFrame } from './use-fingers-in-frame.ts';

// By how much a key moves the photo, as a share of the frame, and enlarges it.
const stride = 0.05;
const keyZoom = 1.15;

interface CropDialogProps {
  file: File;
  crop: Crop | null;
  title: string;
  onCrop: (crop: Crop | null) => void;
  onClose: () => void;
}

/** Chooses the square of a photo that is kept: moved and enlarged within a frame, by fingers, mouse, wheel or keys. */
export function CropDialog({ file, crop, title, onCrop, onClose }: CropDialogProps) {
  const { t } = useLanguage();
  const [shown, setShown] = useState<{ frame: CropFrame; zoom: Zoom } | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const show = useShownFile(file);
  const change = (by: (zoom: Zoom, frame: CropFrame) => Zoom) =>
    setShown((old) => old && { ...old, zoom: by(old.zoom, old.frame) });
  return (
    <Dialog
      title={title}
      closeLabel={t('desk.close')}
      onClose={onClose}
      foot={
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="quiet" disabled={!shown} onClick={() => change(() => unzoomed)}>
            {t('crop.reset')}
          </Button>
          <Button disabled={!shown} onClick={() => shown && onCrop(cropOf(shown.zoom, shown.frame))}>
            {t('crop.done')}
          </Button>
        </div>
      }
    >
      <div className="grid gap-3 p-4">
        <Frame label={title} onZoom={change}>
          <img
            ref={show}
            alt=""
            draggable={false}
            className="absolute top-1/2 left-1/2 max-w-none"
            style={shown ? placeOf(shown) : { visibility: 'hidden' }}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
              const frame = frameOver(naturalWidth, naturalHeight);
              setShown({ frame, zoom: zoomOf(crop, frame) });
            }}
            onError={() => setUnreadable(true)}
          />
        </Frame>
        <label className="mx-auto grid w-full max-w-80 gap-1 text-sm font-medium">
          {t('crop.zoom')}
          <input
            type="range"
            className="tap w-full accent-primary-ink"
            min={1}
            max={shown?.frame.most ?? 1}
            step={0.01}
            disabled={!shown || shown.frame.most === 1}
            value={shown?.zoom.scale ?? 1}
            onChange={({ target }) =>
              change((zoom, frame) => scaledAt(zoom, Number(target.value), unzoomed, frame))
            }
          />
        </label>
        <p role="alert" className="text-sm text-bad empty:hidden">
          {isUnreadable && t('problem.photo-broken')}
        </p>
      </div>
    </Dialog>
  );
}

interface FrameProps {
  label: string;
  onZoom: (by: (zoom: Zoom, frame: CropFrame) => Zoom) => void;
  children: ReactNode;
}

function Frame({ label, onZoom, children }: FrameProps) {
  const { t } = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const fingers = useFingersInFrame(onZoom);
  const zoomBy = useRef(onZoom);
  useEffect(() => {
    zoomBy.current = onZoom;
  });
  useEffect(() => {
    const frame = box.current;
    if (!frame) return;
    // By itself: React's listener may not keep the dialog from scrolling too.
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const by = turned(event.deltaY, event.ctrlKey);
      zoomBy.current((zoom, of) => scaledAt(zoom, zoom.scale * by, unzoomed, of));
    };
    frame.addEventListener('wheel', turn, { passive: false });
    return () => frame.removeEventListener('wheel', turn);
  }, []);
  const move = (x: number, y: number) => onZoom((zoom, frame) => shifted(zoom, { x, y }, frame));
  const enlarge = (by: number) => onZoom((zoom, frame) => scaledAt(zoom, zoom.scale * by, unzoomed, frame));
  const keys: Record<string, () => void> = {
    '+': () => enlarge(keyZoom),
    '-': () => enlarge(1 / keyZoom),
    ArrowLeft: () => move(stride, 0),
    ArrowRight: () => move(-stride, 0),
    ArrowUp: () => move(0, stride),
    ArrowDown: () => move(0, -stride),
  };
  const press = (event: KeyboardEvent) => {
    const act = keys[event.key === '=' ? '+' : event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  };
  return (
    <>
      {/* The keys are a second way beside finger and slider. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={box}
        role="group"
        aria-label={label}
        aria-describedby={hintId}
        // The keys work while it has the focus.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="relative mx-auto aspect-square w-full max-w-80 cursor-grab touch-none overflow-hidden rounded-box bg-sunken select-none active:cursor-grabbing"
        onKeyDown={press}
        {...fingers}
      >
        {children}
        <span aria-hidden className="pointer-events-none absolute inset-0 grid grid-cols-3 grid-rows-3">
          {Array.from({ length: 9 }, (_, at) => (
            <span key={at} className="border-[0.5px] border-white/40" />
          ))}
        </span>
      </div>
      <p id={hintId} className="text-center text-sm text-soft">
        <span className="pointer-coarse:hidden">{t('crop.hint')}</span>
        <span className="hidden pointer-coarse:inline">{t('crop.touchHint')}</span>
      </p>
    </>
  );
}

const placeOf = ({ frame: { picture }, zoom }: { frame: CropFrame; zoom: Zoom }) => ({
  width: `${picture.width * zoom.scale * 100}%`,
  height: `${picture.height * zoom.scale * 100}%`,
  transform: 'translate(-50%, -50%)',
  marginInlineStart: `${zoom.x * 100}%`,
  // Margins in percent are of the width: the frame is a square.
  marginTop: `${zoom.y * 100}%`,
});
