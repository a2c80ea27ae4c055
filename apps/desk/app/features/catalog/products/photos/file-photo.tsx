import { useCallback, useState } from 'react';
import type { CSSProperties, SyntheticEvent } from 'react';
import { squareOf } from '@haat/contract/core/photos';
import type { Crop } from '@haat/contract/core/photos';

/** For the `ref` of an image: it shows the file, whose address in the browser is given back when it is no longer shown. */
export const useShownFile = (file: File) =>
  useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );

interface FilePhotoProps {
  file: File;
  /** Which square of it is shown; from the middle for null. */
  crop?: Crop | null;
  alt: string;
  /** This browser cannot show it. */
  onUnreadable?: () => void;
}

/** A photo that is still on this phone. It fills the square around it. */
export function FilePhoto({ file, crop = null, alt, onUnreadable }: FilePhotoProps) {
  const show = useShownFile(file);
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  const onLoad = ({ currentTarget: { naturalWidth, naturalHeight } }: SyntheticEvent<HTMLImageElement>) =>
    setSize({ width: naturalWidth, height: naturalHeight });
  return (
    <span className="relative block size-full overflow-hidden">
      <img
        ref={show}
        alt={alt}
        width={160}
        height={160}
        draggable={false}
        className={crop && size ? 'absolute max-w-none' : 'size-full object-cover'}
        style={crop && size ? placeOf(crop, size) : undefined}
        onLoad={onLoad}
        onError={onUnreadable}
      />
    </span>
  );
}

function placeOf(crop: Crop, { width, height }: { width: number; height: number }): CSSProperties {
  const { left, top, side } = squareOf(crop, width, height);
  const percent = (pixels: number) => `${(pixels / side) * 100}%`;
  return { width: percent(width), height: percent(height), left: percent(-left), top: percent(-top) };
}
