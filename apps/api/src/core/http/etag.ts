/**
 * Whether a browser that sends this `If-None-Match` has the answer with this tag already. Tags are compared weakly, as
 * the header wants it (RFC 9110 §13.1.2): a proxy that compresses on the way marks ours with `W/`.
 */
export function hasAlready(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((each) => {
    const known = each.trim();
    return known === '*' || known.replace(/^W\//, '') === etag;
  });
}
