import { useEffect } from 'react';
import { useUser } from '@haat/web/platform/session/session.ts';
import { hasWaiting } from '../features/inquiry/outbox.ts';

/** Sends what a shopper has written to a seller on an earlier page, which the line did not let through. */
export function SendWaiting() {
  const userId = useUser()?._id;
  useEffect(() => {
    if (userId === undefined || !hasWaiting(userId)) return;
    // Without its code it is sent from the next page.
    import('../features/inquiry/sending.ts').then(
      ({ sendWaiting }) => sendWaiting(userId),
      () => undefined,
    );
  }, [userId]);
  return null;
}
