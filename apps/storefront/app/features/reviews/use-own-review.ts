import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { getOwnReview } from '@haat/contract/reviews/calls';
import type { Review } from '@haat/contract/reviews/schemas';
import { call } from '@haat/web/platform/api/call.ts';
import { useUser } from '@haat/web/platform/session/session.ts';
import { useQuery } from '@haat/web/platform/api/use-query.ts';

/**
 * The shopper's own review of a product: undefined while that is not known, null where there is none. It is asked for
 * once its place is seen, for a logged-in shopper only. Where it cannot be had the form asks again, and says so.
 */
export function useOwnReview(productId: string, place: RefObject<HTMLElement | null>) {
  const userId = useUser()?._id;
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      setSeen(true);
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [place]);
  const { query, set } = useQuery(
    seen && userId !== undefined ? `${userId} ${productId}` : null,
    async (signal) => (await call(getOwnReview, { productId }, { signal })).review,
  );
  return {
    own: query.state === 'ready' ? query.data : undefined,
    setOwn: (review: Review | null) => set(() => ({ state: 'ready', data: review })),
  };
}
