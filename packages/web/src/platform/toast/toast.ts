import type { ToastOptions } from './toast-options.ts';

/** Resolves when what has changed stands on the screen: what a frame calls runs before it is drawn, a task of its own after it. */
const shown = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/**
 * Shows a short message at the top right; the library comes with the first one. Where that cannot be had, the event `no-connection` says why.
 * The event `login` takes away what a guest was informed of.
 * What was pressed shows first: the message comes a frame later.
 */
export async function showToast(text: string, options: ToastOptions): Promise<void> {
  await shown();
  const host = await import('./toast-host.tsx').catch(() => null);
  if (host) host.raise(text, options);
  else dispatchEvent(new Event('no-connection'));
}
