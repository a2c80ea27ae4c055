import { matchPath } from 'react-router';

/** The routes of a build, as far as they say where they stand and what they want (`handle`). */
export type BuiltRoutes = Record<
  string,
  { id: string; parentId?: string; path?: string; module: { handle?: unknown } } | undefined
>;

/** A route that answers by itself, not around another one. */
interface Leaf {
  id: string;
  pattern: string;
  isPublic: (query: URLSearchParams) => boolean;
}

/** What a build says of an address. */
export interface KnownPage {
  /** The path of the route that answers it, such as `/product/:slug`. */
  route: string;
  /**
   * Whether it may be kept for everybody, by the process and by any cache on the way: where its route says so (`PageHandle` in
   * the storefront). An address that several routes may answer is public only where each says so.
   */
  isPublic: boolean;
}

/** Finds out what kind of page an address is. */
export function pagesOf(routes: BuiltRoutes): (address: string) => KnownPage {
  const leaves = leavesByWord(routes);
  return (address) => {
    const { pathname, searchParams } = new URL(`http://shop${address}`);
    const page = withoutData(pathname);
    const answering = leaves.get(firstWord(page))?.filter(({ pattern }) => matchPath(pattern, page)) ?? [];
    const chosen = answering.length > 0 ? answering : (leaves.get(anyWord) ?? []);
    return {
      route: chosen[0]?.pattern ?? '*',
      isPublic: chosen.length > 0 && chosen.every(({ isPublic }) => isPublic(searchParams)),
    };
  };
}

/** The word under which stands what answers where nothing else does. */
export const anyWord = '*';

/** The routes that may answer, by the first word of their path. */
export function leavesByWord(routes: BuiltRoutes): Map<string, Leaf[]> {
  return Map.groupBy(leavesOf(routes), ({ pattern }) => firstWord(pattern));
}

/** The path of the page of which a path may ask for the data alone. */
export const withoutData = (pathname: string): string => pathname.replace(/(?:\/_)?\.data$/, '') || '/';

/** What says which kind of page an address is: the first word of its path, in either language. */
export const firstWord = (path: string): string => {
  const words = path.toLowerCase().split('/').slice(1);
  return (words[0] === 'ne' ? words[1] : words[0]) ?? '';
};

function leavesOf(routes: BuiltRoutes): Leaf[] {
  const all = Object.values(routes).filter((route) => route !== undefined);
  const parents = new Set(all.map(({ parentId }) => parentId));
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    return route ? pathOf(route.parentId) + (route.path ? `/${route.path}` : '') : '';
  };
  return all
    .filter(({ id }) => !parents.has(id))
    .map(({ id, module: { handle } }) => ({
      id,
      pattern: pathOf(id) || '/',
      isPublic: (query) => isPublicHandle(handle) && !(handle.exceptWith && query.has(handle.exceptWith)),
    }));
}

const isPublicHandle = (handle: unknown): handle is { exceptWith?: string } =>
  typeof handle === 'object' && handle !== null && 'cache' in handle && handle.cache === 'public';
