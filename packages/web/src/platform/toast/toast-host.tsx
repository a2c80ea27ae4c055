import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import X from 'lucide-react/icons/x';
import { ToastContainer, toast } from 'react-toastify';
import type { CloseButtonProps } from 'react-toastify';
import { languageOfPath } from '@haat/contract/core/language';
import type { Language } from '@haat/contract/core/language';
import { sessionToken } from '../session/session.ts';
import type { ToastOptions } from './toast-options.ts';

// A popover without a look of its own: it lies above an open dialog, where a plain element hides behind it, as in a browser without popovers.
const hasPopovers = 'showPopover' in HTMLElement.prototype;
const place = document.createElement('div');
place.popover = 'manual';
Object.assign(place.style, {
  inset: 'auto',
  width: '0',
  height: '0',
  margin: '0',
  padding: '0',
  border: '0',
  overflow: 'visible',
  background: 'none',
});
document.body.append(place);
const root = createRoot(place);

const words: Record<Language, { all: string; close: string }> = {
  'en-US': { all: 'Messages', close: 'Close' },
  'ne-NP': { all: 'सन्देशहरू', close: 'बन्द गर्नुहोस्' },
};

const say = () => words[languageOfPath(location.pathname)];

function Close({ closeToast }: CloseButtonProps) {
  return (
    <button
      type="button"
      className="Toastify__close-button"
      aria-label={say().close}
      onClick={(event) => {
        event.stopPropagation();
        closeToast(true);
      }}
    >
      <X aria-hidden size={16} />
    </button>
  );
}

function Messages() {
  // Each message is an alert and heard as one; a container that tells of its changes too would say it again.
  useEffect(() => place.querySelector('[aria-live]')?.setAttribute('aria-live', 'off'), []);
  return (
    <ToastContainer
      position="top-right"
      pauseOnHover
      newestOnTop
      closeOnClick
      limit={3}
      aria-label={say().all}
      closeButton={Close}
    />
  );
}

/** There a second message would lie on the title of a product: it takes the place of the first. */
const narrow = matchMedia('(width < 80rem)');

/** Shows a message in the page's one toast container. */
export function raise(text: string, { kind, duration }: ToastOptions): void {
  // Whatever was opened last lies on top, so it is opened anew.
  if (hasPopovers) {
    if (place.matches(':popover-open')) place.hidePopover();
    place.showPopover();
  }
  if (narrow.matches) toast.dismiss();
  root.render(<Messages />);
  const theme = document.documentElement.classList.contains('dark') ? 'dark' : 'light';
  const id = toast[kind](text, { autoClose: duration, theme });
  // That a login is needed is true until there is one.
  if (kind === 'info' && sessionToken() === null)
    addEventListener('login', () => toast.dismiss(id), { once: true });
}
