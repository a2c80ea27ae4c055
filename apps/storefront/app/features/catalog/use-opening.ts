import type { MouseEvent } from 'react';
import { useLoginFirst } from '@haat/web/platform/session/use-login-first.ts';
import { useFrame } from '../tenant/frame.ts';

/**
 * For links to a product from what was found or compared: a guest may have to log in before (spec §5), unless the
 * shop's owner says no (design D11).
 * @returns to be called when such a link to `to` is pressed
 */
export function useOpening(): (event: MouseEvent, to: string) => void {
  const { settings } = useFrame();
  const loginFirst = useLoginFirst();
  return (event, to) => {
    if (settings.loginToOpenProduct === 'on' && !loginFirst({ next: to })) event.preventDefault();
  };
}
