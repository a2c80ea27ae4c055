import { createRoot } from 'react-dom/client';
import { ToastContainer, toast } from 'react-toastify';
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
createRoot(place).render(
  <ToastContainer position="top-right" pauseOnHover newestOnTop closeOnClick limit={3} />,
);

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
  const theme = document.documentElement.classList.contains('dark') ? 'dark' : 'light';
  const id = toast[kind](text, { autoClose: duration, theme });
  // That a login is needed is true until there is one.
  if (kind === 'info' && sessionToken() === null)
    addEventListener('login', () => toast.dismiss(id), { once: true });
}
