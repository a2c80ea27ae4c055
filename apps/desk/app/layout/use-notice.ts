import { useState } from 'react';
import { useLocation } from 'react-router';

/**
 * A notice of what was done, as a screen shows it: at first the one that was given along with the way here,
 * in the `notice` of the router's state.
 */
export function useNotice<Notice extends string>(known: readonly Notice[]) {
  const { state } = useLocation();
  return useState<Notice | null>(() => {
    const given = typeof state === 'object' && state !== null && 'notice' in state ? state.notice : null;
    return known.find((each) => each === given) ?? null;
  });
}
