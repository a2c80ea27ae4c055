/**
 * A path of this shop to go on to after login, or `/` for anything that is not one: never another host, however it
 * is written (`//elsewhere`, `/\elsewhere`, `javascript:`).
 */
export function ownPath(wanted: string | null): string {
  if (wanted === null || !/^\/(?![/\\])/.test(wanted) || /[\p{Cc}\\]/u.test(wanted)) return '/';
  const url = new URL(wanted, 'http://own.invalid');
  return url.host === 'own.invalid' ? url.pathname + url.search + url.hash : '/';
}
