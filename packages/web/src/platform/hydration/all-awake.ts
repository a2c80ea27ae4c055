// Milliseconds after which nobody waits any more for a part whose code does not come.
const patience = 3_000;

const isAwake = (): boolean => document.querySelector('[data-asleep]') === null;

/**
 * Waits until React has taken over every part of the server's HTML: another page that is shown before would have React
 * draw them from nothing, and header and footer stood empty until their code is there.
 */
export function allAwake(): Promise<void> {
  return new Promise((resolve) => {
    if (isAwake()) return resolve();
    const waking = new MutationObserver(() => isAwake() && finish());
    const timer = setTimeout(finish, patience);
    function finish(): void {
      waking.disconnect();
      clearTimeout(timer);
      resolve();
    }
    waking.observe(document, { subtree: true, childList: true, attributeFilter: ['data-asleep'] });
  });
}
