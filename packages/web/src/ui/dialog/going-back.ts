let first: ((event: PopStateEvent) => void) | undefined;

/** Begins to listen for going back. Called before the router starts: whoever listens first hears it first. */
export function listenForGoingBack(): void {
  window.addEventListener('popstate', (event) => first?.(event));
}

/** From now on `listener` hears of it before the router does. */
export function onGoingBack(listener: (event: PopStateEvent) => void): void {
  first = listener;
}
