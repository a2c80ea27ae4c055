import { createRequestHandler } from 'react-router';
import type { RequestHandler } from 'react-router';
import type { StorefrontBuild } from '../storefront-build.ts';
import { anyWord, firstWord, leavesByWord, withoutData } from './public-pages.ts';

/**
 * The router's handler for the path of an address. For every page the router looks through all routes that it knows and
 * makes each of them anew, so each kind of page has a handler of its own: one that knows only what may answer there.
 */
export function handlersOf(build: StorefrontBuild): (pathname: string) => RequestHandler {
  const leaves = leavesByWord(build.routes);
  const made = new Map<string, RequestHandler>();
  return (pathname) => {
    const word = firstWord(withoutData(pathname));
    const kind = leaves.has(word) ? word : anyWord;
    const answering = [kind, anyWord].flatMap((each) => leaves.get(each) ?? []);
    const handler = made.get(kind) ?? createRequestHandler(withRoutes(build, answering), 'production');
    made.set(kind, handler);
    return handler;
  };
}

/** A build of these routes and of what stands around them. */
function withRoutes(build: StorefrontBuild, leaves: { id: string }[]): StorefrontBuild {
  const kept = new Set(leaves.flatMap(({ id }) => withParents(build.routes, id)));
  const only = <T>(routes: Record<string, T>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => kept.has(id)));
  const assets = { ...build.assets, routes: only(build.assets.routes) };
  return { ...build, routes: only(build.routes), assets };
}

function withParents(routes: StorefrontBuild['routes'], id: string): string[] {
  const parentId = routes[id]?.parentId;
  return parentId === undefined ? [id] : [id, ...withParents(routes, parentId)];
}
