import { useState } from 'react';
import type { ReactNode } from 'react';

interface PictureProps {
  src: string;
  /** Its stored sizes, as `pictureSet(url)` of the catalogue's rules tells them; null where it has none. */
  sources?: { avif: string; webp: string } | null;
  alt: string;
  sizes?: string;
  /** The picture's own measures in CSS pixels: they keep its space before it loads. */
  width: number;
  height: number;
  /** The first picture of a screen: asked for at once and before others. All others wait until they are near. */
  first?: boolean;
  /** Out of sight, and wanted in a moment: asked for at once, but not before others. */
  soon?: boolean;
  className?: string;
  fallback?: ReactNode;
  onFail?: () => void;
}

/** A picture in the smallest size and the best format that the browser takes. */
export function Picture(props: PictureProps) {
  const { src, sources, alt, sizes, width, height, first, soon, className, fallback, onFail } = props;
  const [failed, setFailed] = useState<string | null>(null);
  const fail = () => {
    setFailed(src);
    onFail?.();
  };
  if (failed === src && fallback !== undefined) return fallback;
  return (
    <picture className="contents">
      {sources && <source type="image/avif" srcSet={sources.avif} sizes={sizes} />}
      {sources && <source type="image/webp" srcSet={sources.webp} sizes={sizes} />}
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={first || soon ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
        className={className}
        onError={fail}
        ref={(image) => {
          // It may have failed before React woke up, when nobody listened.
          if (image && failed !== src && hasFailed(image)) fail();
        }}
      />
    </picture>
  );
}

/** Whether an image has already tried to load and got nothing. */
export const hasFailed = (image: HTMLImageElement): boolean =>
  image.complete && image.currentSrc !== '' && image.naturalWidth === 0;
