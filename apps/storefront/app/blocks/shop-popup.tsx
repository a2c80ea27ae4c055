import { useEffect, useState } from 'react';
import { onUse } from '../ui/on-use.tsx';
import type { PopupContent } from './shop-popup-dialog.tsx';

const PopupDialog = onUse(async () => (await import('./shop-popup-dialog.tsx')).PopupDialog);

/** Under this key the browser remembers for the visit which popup it has shown. */
const key = 'shop-popup';
/** The page is seen first, so many milliseconds. */
const pause = 1_200;

/**
 * The shop's popup, in the page's language: shown once a visit, never while another dialog is open, and not before a
 * shopper who types or goes through the page by keys has paused.
 */
export function ShopPopup({ popup }: { popup: PopupContent }) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (wasShown(popup._id)) return;
    let typedAt = -pause;
    const onKey = () => {
      typedAt = performance.now();
    };
    const tryIt = () => {
      if (document.querySelector('dialog[open]')) return;
      if (isTyping() || performance.now() - typedAt < pause) {
        timer = setTimeout(tryIt, pause);
        return;
      }
      remember(popup._id);
      setOpen(true);
    };
    let timer = setTimeout(tryIt, pause);
    addEventListener('keydown', onKey);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', onKey);
    };
  }, [popup._id]);
  return open ? <PopupDialog popup={popup} onClose={() => setOpen(false)} /> : null;
}

/** What is typed would land in the popup, which takes the focus. */
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
