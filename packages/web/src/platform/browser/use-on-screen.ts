import { useEffect, useRef, useState } from 'react';

const share = 0.5;

/**
 * Whether an element is on the screen, in a tab that is looked at: what moves by itself then moves for somebody.
 * `ref` is for the element.
 */
export function useOnScreen<E extends Element>() {
  const ref = useRef<E>(null);
  const [onScreen, setOnScreen] = useState(false);
  useEffect(() => {
    const { current } = ref;
    if (!current) return;
    let inView = false;
    const tell = () => setOnScreen(inView && document.visibilityState === 'visible');
    const observer = new IntersectionObserver(
      (entries) => {
        inView = (entries.at(-1)?.intersectionRatio ?? 0) >= share;
        tell();
      },
      { threshold: share },
    );
    observer.observe(current);
    document.addEventListener('visibilitychange', tell);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', tell);
    };
  }, []);
  return { ref, onScreen };
}
