import type { ToastOptions } from './toast-options.ts';

/** Shows a short message at the top right; the library comes with the first one. Without a connection it stays unsaid. */
export async function showToast(text: string, options: ToastOptions): Promise<void> {
  const host = await import('./toast-host.tsx').catch(() => null);
  host?.raise(text, options);
}
