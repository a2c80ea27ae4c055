import { useState } from 'react';
import { initialOf } from '@haat/web/ui/text/initial.ts';
import { hasFailed } from '@haat/web/ui/picture.tsx';

interface ShopLogoProps {
  /** As the profile holds it: a file of `/uploads/profile/`, or an address. */
  logo: string | null;
  shopName: string;
  /** Height in pixels. */
  height?: number;
}

/**
 * The logo of the shop with its name; one that cannot be loaded is hidden and a placeholder stands in its place
 * (spec §8). The logo keeps to a square, so that its space is known before it loads.
 */
export function ShopLogo({ logo, shopName, height = 40 }: ShopLogoProps) {
  const [failed, setFailed] = useState(false);
  return (
    // The gap does not grow with the text: twice as large, a short name still fits beside a phone's buttons.
    <span className="inline-flex min-w-0 items-center font-bold text-ink" style={{ gap: 6 }}>
      {!logo || failed ? (
        <span
          aria-hidden
          style={{ width: height, height }}
          className="grid shrink-0 place-items-center rounded-box bg-primary text-lg text-on-primary"
        >
          {initialOf(shopName)}
        </span>
      ) : (
        <img
          src={/^(\/|https:)/.test(logo) ? logo : `/uploads/profile/${encodeURIComponent(logo)}`}
          alt=""
          width={height}
          height={height}
          className="shrink-0 object-contain"
          style={{ width: height, height }}
          onError={() => setFailed(true)}
          ref={(image) => {
            if (image && hasFailed(image)) setFailed(true);
          }}
        />
      )}
      <span className="line-clamp-2 leading-snug [overflow-wrap:normal]">{shopName}</span>
    </span>
  );
}
