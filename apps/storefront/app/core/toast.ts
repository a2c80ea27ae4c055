import type { ToastOptions } from './toast-options.ts';

/** Shows a short message at the top right; the library comes with the first one. */
export async function showToast(text: string, options: ToastOptions): Promise<void> {
  const { raise } = await import('./toast-host.tsx');
  raise(text, options);
}
