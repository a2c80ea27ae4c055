import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { dayInNepal } from '@haat/contract/core/time/nepal-time';
import type { PopupContent } from './shop-popup-dialog.tsx';

type Dialog = ComponentType<{ popup: PopupContent; onClose: () => void }>;

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
  const [Open, setOpen] = useState<Dialog | null>(null);
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
      const code = await import('./shop-popup-dialog.tsx').catch(() => null);
      if (stop.signal.aborted || document.querySelector('dialog[open]')) return;
      if (!code || isBusy()) {
        timer = setTimeout(() => void tryIt(), pause);
        return;
      }
      remember(popup._id);
      setOpen(() => code.PopupDialog);
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
  return Open && <Open popup={popup} onClose={() => setOpen(null)} />;
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
