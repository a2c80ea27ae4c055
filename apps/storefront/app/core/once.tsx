import { createContext, use } from 'react';
import type { ReactNode } from 'react';

/** On the server: parts that were rendered before, and the surroundings they need to be rendered in. */
export interface Once {
  around: (part: ReactNode) => ReactNode;
  /** Key → HTML, the one used longest ago first. */
  made: Map<string, string>;
}

export const OnceContext = createContext<Once | null>(null);

/** Kept for one shop and language; a product's card takes about 2 KB. */
const most = 3_000;

const renderToString = import.meta.env.SSR ? (await import('react-dom/server')).renderToString : null;

/**
 * On the server: the HTML of a part that depends on its key alone, rendered once for each key, because the same cards
 * stand on every page of a list, however it is narrowed or ordered. The key is made of all the part shows, so that
 * nothing here can be out of date. In the browser null: there the part itself is drawn, over the same HTML.
 */
export function useOnce(keyOf: () => string, part: () => ReactNode): { __html: string } | null {
  const once = use(OnceContext);
  if (!once || !renderToString) return null;
  const key = keyOf();
  const html = once.made.get(key) ?? renderToString(once.around(part()));
  once.made.delete(key);
  once.made.set(key, html);
  if (once.made.size > most) {
    const [oldest = ''] = once.made.keys();
    once.made.delete(oldest);
  }
  return { __html: html };
}
