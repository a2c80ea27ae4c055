import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Tells who listens where a followed link has led: the document stays, so that no screen reader notices by itself.
 * Whoever pressed a link that is gone by now goes on from the content of the new page.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const [title, setTitle] = useState('');
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    setTitle(document.title);
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body)
      document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}
