import { useEffect, useState } from 'react';
import { PrefetchPageLinks, useLocation } from 'react-router';
import { isPageOfOurs } from './following.ts';
import { affords } from './line.ts';
import type { Line } from './line.ts';

/** Pages fetched ahead for one page at most: what is further down is fetched when the shopper comes near it. */
const most = 30;

/** Fetches the pages of the links within 200 px of the viewport ahead (spec §9). */
export function Prefetching() {
  const { pathname, search } = useLocation();
  // Another page begins anew: what it links to counts by itself.
  return <NearLinks key={pathname + search} />;
}

function NearLinks() {
  const [pages, setPages] = useState<string[]>([]);
  useEffect(() => {
    if (!affords((navigator as { connection?: Line }).connection)) return;
    const near = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting || near.size >= most) continue;
          const { pathname, search } = target as HTMLAnchorElement;
          observer.unobserve(target);
          near.add(pathname + search);
        }
        setPages([...near]);
      },
      { rootMargin: '200px' },
    );
    const known = new WeakSet<Element>();
    const look = () => {
      for (const link of document.querySelectorAll('a')) {
        if (known.has(link) || !isPageOfOurs(link)) continue;
        known.add(link);
        observer.observe(link);
      }
    };
    look();
    let asked = 0;
    const changes = new MutationObserver(() => {
      clearTimeout(asked);
      asked = window.setTimeout(look, 300);
    });
    changes.observe(document.body, { childList: true, subtree: true });
    return () => {
      clearTimeout(asked);
      changes.disconnect();
      observer.disconnect();
    };
  }, []);
  return pages.map((page) => <PrefetchPageLinks key={page} page={page} />);
}
