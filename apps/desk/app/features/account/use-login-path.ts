import { useLocation } from 'react-router';

/** The login as a path of the shop without language, from where somebody comes back to the screen that they are at. */
export function useLoginPath(): string {
  const { pathname, search } = useLocation();
  return `/desk/login?next=${encodeURIComponent(pathname + search)}`;
}
