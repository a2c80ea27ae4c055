/** How a toast looks and how long it stays, in milliseconds (spec §5, §8, §9). */
export interface ToastOptions {
  kind: 'info' | 'success' | 'error';
  duration: number;
}

/** Shows a short message at the top right; the library comes with the first one. */
export async function showToast(text: string, options: ToastOptions): Promise<void> {
  const { raise } = await import('./toast-host.tsx');
  raise(text, options);
}
