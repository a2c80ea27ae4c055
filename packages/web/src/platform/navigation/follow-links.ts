import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { isDesk } from './is-desk.ts';

// What the server answers itself: no page of the shop to walk to.
const noPage = /^\/(?:api|uploads|assets)\/|^\/[^/]*\.\w+$/;

/** Whether this document can become what a path leads to. */
export const isPage = (pathname: string): boolean => !noPage.test(pathname) && !isDesk(pathname);

/**
 * Follows the links of the shop without loading the document anew, unless the shopper asks for something else (a new
 * tab, a download) or the link does (`target`, another language, a place on the same page). One listener for all of
 * them: a link is plain HTML that works before this does, and costs a page of many cards nothing. A double click on what
 * leads to another page presses nothing there.
 * @param growing the picture of what a link leads to, where its page shows the same one: it grows into it, in browsers
 * that can and for people who like things to move; the page's own one is called by `growingPicture` too
 */
export function useFollowLinks(growing: (link: HTMLAnchorElement) => HTMLElement | null): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || event.defaultPrevented || !isPlain(event) || !isPageOfOurs(link)) return;
      event.preventDefault();
      const { pathname, search, hash } = link;
      const viewTransition = grow(growing(link));
      void navigate(pathname + search + hash, {
        preventScrollReset: link.dataset['stay'] !== undefined,
        // Pressing the link of the page one is on makes it no second step back.
        replace: pathname === location.pathname && search === location.search,
        viewTransition,
      });
    };
    let pressedAt = location.pathname;
    // The rest of a double click that led away falls upon what stands there by then: it is meant for nothing there.
    const drop = (event: PointerEvent) => {
      // Of fingers `double-taps.tsx` knows more.
      if (event.pointerType === 'touch') return;
      if (event.detail < 2) pressedAt = location.pathname;
      else if (pressedAt !== location.pathname) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
    };
    window.addEventListener('click', drop, true);
    // After React, whose handlers may keep a press for themselves.
    window.addEventListener('click', follow);
    return () => {
      window.removeEventListener('click', drop, true);
      window.removeEventListener('click', follow);
    };
  }, [navigate, growing]);
}

/** What the picture is called that stands on both pages. */
export const growingPicture = 'picture';

/** Names the picture that is to grow, and no other. @returns whether the browser shows it growing */
function grow(picture: HTMLElement | null): boolean {
  const wanted =
    picture && 'startViewTransition' in document && !matchMedia('(prefers-reduced-motion)').matches;
  if (!wanted) return false;
  for (const other of document.querySelectorAll<HTMLElement>('[style*="view-transition-name"]'))
    other.style.viewTransitionName = 'none';
  picture.style.viewTransitionName = growingPicture;
  return true;
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/** Whether a link leads to a page of the shop that this document can become. */
export function isPageOfOurs(link: HTMLAnchorElement): boolean {
  if (!link.href || link.target || link.hreflang || link.hasAttribute('download')) return false;
  if (link.origin !== location.origin || !isPage(link.pathname)) return false;
  const same = link.pathname === location.pathname && link.search === location.search;
  return !(same && link.hash);
}
