/**
 * Keeps an element above the keyboard of a phone, which covers what stands at the bottom of the window: `--keyboard` is
 * how high it stands.
 * @returns stops that
 */
export function stayAboveKeyboard(element: HTMLElement): () => void {
  const { visualViewport: seen } = window;
  if (!seen) return () => {};
  const measure = () => {
    // Who has zoomed in sees less of the page without any keyboard.
    const covered = seen.scale > 1.05 ? 0 : window.innerHeight - seen.height - seen.offsetTop;
    element.style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`);
  };
  const stop = new AbortController();
  seen.addEventListener('resize', measure, stop);
  seen.addEventListener('scroll', measure, stop);
  measure();
  return () => stop.abort();
}
