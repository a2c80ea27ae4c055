import { useState } from 'react';
import { Store } from 'lucide-react';
import { hasFailed } from '../../ui/picture.tsx';

interface ShopLogoProps {
  /** As the profile holds it: a file of `/uploads/profile/`, or an address. */
  logo: string | null;
  shopName: string;
  /** Height in pixels. */
  height?: number;
}

/** The logo of the shop; one that cannot be loaded is hidden and the shop's name stands in its place (spec §8). */
export function ShopLogo({ logo, shopName, height = 40 }: ShopLogoProps) {
  const [failed, setFailed] = useState(false);
  if (!logo || failed)
    return (
      <span className="inline-flex min-w-0 items-center gap-2 font-bold text-ink" style={{ minHeight: height }}>
        <Store aria-hidden size={26} className="shrink-0 text-primary-ink" />
        <span className="line-clamp-2 leading-snug">{shopName}</span>
      </span>
    );
  return (
    <img
      src={/^(\/|https:)/.test(logo) ? logo : `/uploads/profile/${encodeURIComponent(logo)}`}
      alt={shopName}
      height={height}
      // The space is kept by a box of a usual logo's shape, whatever shape this one has.
      style={{ height, width: height * 3.2 }}
      className="max-w-full object-contain object-left"
      onError={() => setFailed(true)}
      ref={(image) => {
        if (image && hasFailed(image)) setFailed(true);
      }}
    />
  );
}
