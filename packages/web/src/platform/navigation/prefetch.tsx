import { memo, startTransition, useEffect, useState } from 'react';
import { PrefetchPageLinks, useLocation, useNavigation } from 'react-router';
import { isPageOfOurs } from './follow-links.ts';
import { allowsPrefetch } from './network.ts';
import type { Network } from './network.ts';

// Pages fetched ahead for one page at most: what is further down is fetched when the shopper comes near it.
const maxPages = 30;

// Safari knows no idle time.
const knowsIdle = typeof requestIdleCallback === 'function';
const whenIdle = (work: () => void): number =>
  knowsIdle ? requestIdleCallback(work) : window.setTimeout(work, 50);
const notWhenIdle = (turn: number): void => (knowsIdle ? cancelIdleCallback(turn) : clearTimeout(turn));

interface Prefetching {
  /** Fetches what a page needs besides its screen and its data; always the same function. */
  also: (page: string) => void;
}

/** Fetches the pages of the links within 200 px of the viewport ahead (spec §9). */
export function PrefetchLinks({ also }: Prefetching) {
  const { pathname, search } = useLocation();
  const goal = useNavigation().location?.pathname;
  // What was not fetched ahead comes beside the data.
  useEffect(() => {
    if (goal !== undefined) also(goal);
  }, [goal, also]);
  // Another page begins anew: what it links to counts by itself.
  return <NearLinks key={pathname + search} also={also} />;
}

function NearLinks({ also }: Prefetching) {
  const [pages, setPages] = useState<string[]>([]);
  useEffect(() => {
    if (!allowsPrefetch((navigator as { connection?: Network }).connection)) return;
    const near = new Set<string>();
    const waiting: string[] = [];
    let turn = 0;
    const next = () => {
      const page = waiting.shift();
      turn = waiting.length > 0 ? whenIdle(next) : 0;
      if (page === undefined) return;
      also(page);
      startTransition(() => setPages((known) => [...known, page]));
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting || near.size >= maxPages) continue;
          const { pathname, search } = target as HTMLAnchorElement;
          observer.unobserve(target);
          const page = pathname + search;
          if (!near.has(page)) waiting.push(page);
          near.add(page);
        }
        if (waiting.length > 0) turn ||= whenIdle(next);
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
      notWhenIdle(turn);
      changes.disconnect();
      observer.disconnect();
    };
  }, [also]);
  return pages.map((page) => <PagePrefetched key={page} page={page} />);
}

// Each costs a search through the routes: those that are there already are not drawn anew for the next one.
const PagePrefetched = memo(PrefetchPageLinks);
