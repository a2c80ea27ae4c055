import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { getOwnReview } from '@haat/contract/reviews/calls';
import type { Review } from '@haat/contract/reviews/schemas';
import { call } from '../../core/call.ts';
import { useUser } from '../../core/session.ts';

/**
 * The shopper's own review of a product: undefined while that is not known, null where there is none. It is asked for
 * once its place is seen, for a logged-in shopper only.
 */
export function useOwnReview(productId: string, place: RefObject<HTMLElement | null>) {
  const userId = useUser()?._id ?? null;
  const [own, setOwn] = useState<{ of: string; review: Review | null }>();
  useEffect(() => {
    const element = place.current;
    if (!element || userId === null) return;
    const leaving = new AbortController();
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      call(getOwnReview, { productId }, { signal: leaving.signal }).then(
        ({ review }) => setOwn({ of: userId, review }),
        () => {
          // The form asks again, and says so when that fails.
        },
      );
    });
    watch.observe(element);
    return () => {
      watch.disconnect();
      leaving.abort();
    };
  }, [productId, userId, place]);
  return {
    own: userId !== null && own?.of === userId ? own.review : undefined,
    setOwn: (review: Review | null) => setOwn({ of: userId ?? '', review }),
  };
}
