/**
 * On an element of the server's HTML: React has not taken over yet what stands in it, so nobody hears a press. What
 * the browser makes has no such mark.
 */
export const asleep = import.meta.env.SSR
  ? { 'data-asleep': '', suppressHydrationWarning: true }
  : { suppressHydrationWarning: true };

/** Takes the mark away, once React hears what stands in the element. */
export const wake = (element: Element | null): void => element?.removeAttribute('data-asleep');
