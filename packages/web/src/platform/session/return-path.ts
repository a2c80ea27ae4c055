/**
 * A path of this shop to go on to after login, or `/` for anything that is not one: never another host, however it
 * is written (`//elsewhere`, `/\elsewhere`, `/..//elsewhere`, `javascript:`).
 */
export function returnPath(wanted: string | null): string {
  if (wanted === null || !isPath(wanted) || /[\p{Cc}\\]/u.test(wanted)) return '/';
  const url = new URL(wanted, 'http://own.invalid');
  const path = url.pathname + url.search + url.hash;
  // Dots are resolved by now: `/..//elsewhere` has become `//elsewhere`.
  return url.host === 'own.invalid' && isPath(path) ? path : '/';
}

const isPath = (text: string): boolean => /^\/(?![/\\])/.test(text);
