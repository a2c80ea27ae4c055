import { useEffect, useRef, useState } from 'react';
import type { ToggleEvent } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { backCloses, leaveStep } from './back-closes.ts';

/**
 * Lets going back close a sheet that is a popover (see `ui/back-closes.ts`), also after choices in it have led to other
 * addresses. For the props of its element.
 */
export function useSheetStep() {
  const ref = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  const { key } = useLocation();
  const { state } = useNavigation();
  // It may have been opened before this code was there.
  useEffect(() => {
    // A browser without popovers shows it as a part of the page.
    if ('showPopover' in HTMLElement.prototype) setOpen(ref.current?.matches(':popover-open') ?? false);
  }, []);
  useEffect(() => {
    if (!open) return;
    const closed = backCloses(() => ref.current?.hidePopover());
    return () => closed(false);
  }, [open, key]);
  useEffect(() => {
    if (!open && state === 'idle') leaveStep();
  }, [open, state]);
  return { ref, onToggle: ({ newState }: ToggleEvent) => setOpen(newState === 'open') };
}
