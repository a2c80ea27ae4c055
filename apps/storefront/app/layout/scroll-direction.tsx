import { useEffect } from 'react';

/** Pixels that a thumb moves without meaning to. */
const slack = 12;

/** Marks the page `data-scroll="down"` while somebody scrolls down, for what then gets out of the way. */
export function ScrollDirection() {
  useEffect(() => {
    let turned = scrollY;
    const onScroll = () => {
      if (Math.abs(scrollY - turned) < slack) return;
      const { dataset } = document.documentElement;
      const direction = scrollY > turned ? 'down' : 'up';
      if (dataset['scroll'] !== direction) dataset['scroll'] = direction;
      turned = scrollY;
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, []);
  return null;
}
