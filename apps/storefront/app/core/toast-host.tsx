import { createRoot } from 'react-dom/client';
import { ToastContainer, toast } from 'react-toastify';
import type { ToastOptions } from './toast-options.ts';

const place = document.createElement('div');
document.body.append(place);
createRoot(place).render(
  <ToastContainer
    position="top-right"
    pauseOnHover
    newestOnTop
    limit={3}
    theme={document.documentElement.classList.contains('dark') ? 'dark' : 'light'}
  />,
);

/** Shows a message in the page's one toast container. */
export function raise(text: string, { kind, duration }: ToastOptions): void {
  toast[kind](text, {
    autoClose: duration,
    theme: document.documentElement.classList.contains('dark') ? 'dark' : 'light',
  });
}
