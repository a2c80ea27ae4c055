import { pictureAt, pictureSet } from '@haat/contract/catalog/rules';
import { Picture } from '@haat/web/ui/picture.tsx';

const sizes = { 56: 'size-14', 64: 'size-16' } as const;

/** A product's picture in a row that names it. */
export const SmallPicture = ({ image, size }: { image: string | null; size: keyof typeof sizes }) => (
  <span className={`block ${sizes[size]} overflow-hidden rounded-box bg-sunken`}>
    {image && (
      <Picture
        src={pictureAt(image, 200)}
        sources={pictureSet(image, [200])}
        sizes={`${size}px`}
        alt=""
        width={size}
        height={size}
        className="size-full object-cover"
      />
    )}
  </span>
);
