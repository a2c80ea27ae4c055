import { useState } from 'react';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import { categoryPictures } from '@haat/contract/catalog/rules';
import type { Category } from '@haat/contract/catalog/schemas';
import { hasFailed } from '@haat/web/ui/picture.tsx';

interface CategoryImageProps {
  category: Pick<Category, '_id' | 'adminId' | 'image'>;
  /** Width and height in pixels. */
  size: number;
  /** Near the top of the page: not loaded lazily. */
  first?: boolean;
  className?: string;
}

/**
 * The picture of a category, which stands beside its title. A load error leads to the two fallback paths, then to
 * an icon (spec §7, §8).
 */
export function CategoryImage({ category, size, first, className = '' }: CategoryImageProps) {
  const [failures, setFailures] = useState(0);
  const src = categoryPictures(category)[failures];
  if (!src)
    return (
      // The icon with room around it: it takes its place as a picture would, whatever width it is given.
      <LayoutGrid
        aria-hidden
        width={size}
        height={size}
        viewBox="-14 -14 52 52"
        className={`rounded-box bg-sunken text-soft ${className}`}
      />
    );
  const fail = () => setFailures((count) => count + 1);
  return (
    <img
      key={src}
      src={src}
      alt=""
      width={size}
      height={size}
      loading={first ? 'eager' : 'lazy'}
      decoding="async"
      className={`aspect-square rounded-box bg-sunken object-cover ${className}`}
      onError={fail}
      ref={(image) => {
        if (image && hasFailed(image)) fail();
      }}
    />
  );
}
