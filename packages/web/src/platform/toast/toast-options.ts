/** How a toast looks and how long it stays, in milliseconds (spec §5, §8, §9). */
export interface ToastOptions {
  kind: 'info' | 'success' | 'error';
  duration: number;
}
