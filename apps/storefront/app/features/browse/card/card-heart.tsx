import { memo, useState } from 'react';
import Heart from 'lucide-react/icons/heart';
import { island } from '@haat/web/platform/hydration/island.tsx';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { useListed } from '../../wishlist/use-listed.ts';

const WishToggle = island(async () => (await import('./wish-toggle.tsx')).WishToggle, { when: 'shown' });

/** A press shows at once, also on a slow line, when this has been done before. */
export const fetchWishToggle = WishToggle.preload;

/** The wishlist toggle of a card (spec §2): always there for a finger, for a mouse on the card it points at. */
export const CardHeart = memo(({ productId }: { productId: string }) => {
  const { t } = useLanguage();
  const listed = useListed(productId);
  const [press, setPress] = useState<{ adding: boolean }>();
  const label = t(listed ? 'wishlist.remove' : 'wishlist.add');
  return (
    <>
      <button
        type="button"
        title={label}
        aria-label={label}
        aria-pressed={listed}
        onPointerEnter={fetchWishToggle}
        onFocus={fetchWishToggle}
        onClick={() => setPress({ adding: !listed })}
        className={`card-action card-heart ${listed ? 'card-heart-listed' : ''}`}
      >
        <Heart aria-hidden size={18} />
      </button>
      {press && <WishToggle productId={productId} press={press} />}
    </>
  );
});
