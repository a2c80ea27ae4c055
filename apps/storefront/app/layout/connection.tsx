import { useEffect, useRef } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { isPageOfOurs } from '@haat/web/platform/navigation/follow-links.ts';
import { keepPage } from '@haat/web/platform/navigation/reload.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { registerServiceWorker } from '@haat/web/platform/browser/service-worker.ts';
import { leaveStep } from '@haat/web/ui/dialog/back-closes.ts';

// How long it is said, in milliseconds.
const shownFor = 4_000;

/** What the shop does with the tab it is in: says what cannot be had without a connection, and has its service worker stand by. */
export function Connection() {
  const { t } = useLanguage();
  const navigate = useNavigate();
  const { state } = useNavigation();
  const going = useRef(false);
  const text = t('problem.offline');
  useEffect(() => {
    going.current = state !== 'idle';
  }, [state]);
  useEffect(() => {
    const stop = new AbortController();
    keepPage(() => going.current, stop.signal);
    return () => stop.abort();
  }, []);
  useEffect(() => {
    // Loaded anew with something open, which is closed now: its step on the history goes too.
    leaveStep();
    void registerServiceWorker();
  }, []);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const tell = () => say(text);
    addEventListener('no-connection', tell, { signal });
    // A page that cannot come would leave half of itself behind: the shopper stays where they are.
    const hold = (event: MouseEvent) => {
      if (navigator.onLine || event.defaultPrevented || event.button !== 0) return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !isPageOfOurs(link)) return;
      event.preventDefault();
      // A browser that believes itself without a network may well reach a shop on this machine.
      fetch(link.href, { method: 'HEAD', cache: 'no-store' }).then(
        () => void navigate(link.pathname + link.search + link.hash),
        tell,
      );
    };
    document.addEventListener('click', hold, { signal });
    return () => stop.abort();
  }, [navigate, text]);
  return null;
}

let said: HTMLElement | undefined;

/** Without the library of the other messages, whose code may be what cannot be had. Above an open dialog too. */
function say(text: string): void {
  said?.remove();
  const message = document.createElement('p');
  message.role = 'alert';
  message.popover = 'manual';
  message.className =
    'fixed z-50 inset-x-0 top-4 bottom-auto mx-auto w-fit max-w-[min(24rem,92vw)] rounded-box border border-line bg-surface px-4 py-3 text-ink shadow-panel';
  document.body.append(message);
  if ('showPopover' in HTMLElement.prototype) message.showPopover();
  message.textContent = text;
  said = message;
  setTimeout(() => message.remove(), shownFor);
}
