/**
 * The address that somebody meant who typed one, `https://` put before it where they left it out.
 * @returns null for what is no web or mail address
 */
export function linkTo(typed: string): string | null {
  const text = typed.trim();
  const absolute = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`;
  const url = urlOf(absolute);
  if (!url || !['http:', 'https:', 'mailto:'].includes(url.protocol)) return null;
  // 'nice' is a word, not a place.
  return url.protocol === 'mailto:' || url.hostname.includes('.') ? url.href : null;
}

function urlOf(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
