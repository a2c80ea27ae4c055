import { useEffect } from 'react';

const counted = /^\([\d०-९]+\) /;

/** Writes before the page's title how much is unread, on every page that is come to. */
export function useTitleCount(count: string | null): void {
  useEffect(() => {
    const write = () => {
      const bare = document.title.replace(counted, '');
      const title = count === null ? bare : `(${count}) ${bare}`;
      if (document.title !== title) document.title = title;
    };
    write();
    if (count === null) return;
    const changed = new MutationObserver(write);
    changed.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => changed.disconnect();
  }, [count]);
}
