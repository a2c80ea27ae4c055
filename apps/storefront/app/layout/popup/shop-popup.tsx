import { useEffect, useState } from 'react';
import { dayInNepal } from '@haat/contract/core/time/nepal-time';
import { island } from '@haat/web/platform/hydration/island.tsx';
import type { PopupContent } from './shop-popup-dialog.tsx';

const PopupDialog = island(async () => (await import('./shop-popup-dialog.tsx')).PopupDialog, {
  when: 'shown',
});

// Under this key the browser remembers for the visit which popup it has shown.
const key = 'shop-popup';
// The page is seen first, so many milliseconds.
const pause = 1_200;

/**
 * The shop's popup, in the page's language: shown once a visit, never while another dialog is open, and not before a
 * shopper who types, presses or goes through the page by keys has paused. Its code is there before that is decided, so
 * that it lands at that moment and not under a later tap.
 */
export function ShopPopup({ popup }: { popup: PopupContent }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    // The page may be one that was kept from an earlier day.
    if (popup.lastDay !== null && popup.lastDay < dayInNepal(new Date())) return;
    if (wasShown(popup._id)) return;
    let usedAt = -pause;
    let isPressed = false;
    const onUse = ({ type }: Event) => {
      usedAt = performance.now();
      if (type !== 'keydown') isPressed = type === 'pointerdown';
    };
    const isBusy = () => isPressed || isTyping() || performance.now() - usedAt < pause;
    const tryIt = async () => {
      const isThere = await PopupDialog.ready();
      if (stop.signal.aborted || document.querySelector('dialog[open]')) return;
      if (!isThere || isBusy()) {
        timer = setTimeout(() => void tryIt(), pause);
        return;
      }
      remember(popup._id);
      setOpen(true);
    };
    let timer = setTimeout(() => void tryIt(), pause);
    const stop = new AbortController();
    for (const use of ['keydown', 'pointerdown', 'pointerup', 'pointercancel'])
      addEventListener(use, onUse, { capture: true, signal: stop.signal });
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [popup._id, popup.lastDay]);
  return isOpen && <PopupDialog popup={popup} onClose={() => setOpen(false)} />;
}

// What is typed would land in the popup, which takes the focus.
const isTyping = (): boolean => document.activeElement?.matches('input, textarea, select') ?? false;

function wasShown(id: string): boolean {
  try {
    return sessionStorage.getItem(key) === id;
  } catch {
    // What cannot be remembered would be shown again and again.
    return true;
  }
}

function remember(id: string): void {
  try {
    sessionStorage.setItem(key, id);
  } catch {
    // A full storage: it may show once more in this visit.
  }
}
