import { useEffect } from 'react';

// Pixels that a thumb moves without meaning to.
const slack = 12;

/** Marks the page `data-scroll="down"` while somebody scrolls down, for what then gets out of the way; at its top with nothing. */
export function ScrollDirection() {
  useEffect(() => {
    let turned = scrollY;
    const onScroll = () => {
      const { dataset } = document.documentElement;
      if (scrollY <= 0) delete dataset['scroll'];
      if (Math.abs(scrollY - turned) < slack) return;
      const direction = scrollY > turned ? 'down' : 'up';
      if (scrollY > 0 && dataset['scroll'] !== direction) dataset['scroll'] = direction;
      turned = scrollY;
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, []);
  return null;
}
