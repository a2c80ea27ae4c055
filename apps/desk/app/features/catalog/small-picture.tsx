import { pictureAt, pictureSet } from '@haat/contract/catalog/rules';
import { Picture } from '@haat/web/ui/picture.tsx';

export const SmallPicture = ({ image, size }: { image: string | null; size: 40 | 48 | 56 }) => (
  <span
    className="block shrink-0 overflow-hidden rounded-lg bg-sunken"
    style={{ width: `${size / 16}rem`, height: `${size / 16}rem` }}
  >
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
