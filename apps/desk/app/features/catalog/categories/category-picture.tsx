import LayoutGrid from 'lucide-react/icons/layout-grid';
import { useState } from 'react';
import type { OwnedCategory } from '@haat/contract/catalog/owning/schemas';
import { categoryPictures } from '@haat/contract/catalog/rules';

interface CategoryPictureProps {
  category: Pick<OwnedCategory, '_id' | 'adminId' | 'image'>;
  className: string;
}

export function CategoryPicture({ category, className }: CategoryPictureProps) {
  const [failures, setFailures] = useState(0);
  const src = categoryPictures(category)[failures];
  const look = `shrink-0 rounded-lg bg-sunken ${className}`;
  if (!src)
    return (
      <span className={`grid place-items-center text-soft ${look}`}>
        <LayoutGrid aria-hidden size={18} />
      </span>
    );
  return (
    <img
      key={src}
      src={src}
      alt=""
      width={80}
      height={80}
      loading="lazy"
      className={`object-cover ${look}`}
      onError={() => setFailures((count) => count + 1)}
    />
  );
}
