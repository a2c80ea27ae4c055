/** What a browser tells before it goes somewhere: the Navigation API's `navigate`. */
interface NavigateEvent extends Event {
  navigationType: string;
  userInitiated: boolean;
}

let isOurs = false;

/** Loads the page anew. */
export function reloadPage(): void {
  isOurs = true;
  location.reload();
}

/**
 * The router loads the page anew where the code of another one cannot be had, also of one that it only fetches ahead:
 * what is read and typed here would be gone for a page that nobody asked for. So that it stays, but for who is on their way.
 * Browsers without the Navigation API go on as the router says.
 * @param onKept called when it stays: the router goes on waiting for that page, whenever somebody is on their way there
 */
export function keepPage(isGoing: () => boolean, signal: AbortSignal, onKept?: () => void): void {
  const { navigation } = globalThis as { navigation?: EventTarget };
  const stay = (event: Event) => {
    const { navigationType, userInitiated } = event as NavigateEvent;
    if (navigationType !== 'reload' || userInitiated || isOurs || isGoing()) return;
    event.preventDefault();
    onKept?.();
  };
  navigation?.addEventListener('navigate', stay, { signal });
}
