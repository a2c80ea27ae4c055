// Emphasis as people write it who have only letters.
const signs: Record<string, string> = { strong: '*', em: '_', u: '__', s: '~' };

const entities: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
};

/** Rich text by one spelling, whether the editor wrote it or the shop has sanitised it. */
export const evenHtml = (html: string): string =>
  html
    .replace(/<(\/?)b>/g, '<$1strong>')
    .replace(/<(\/?)i>/g, '<$1em>')
    .replace(/<br\s*\/?>/g, '<br>')
    .replace(/<a\b[^>]*?href="([^"]*)"[^>]*>/g, '<a href="$1">')
    .trim();

/** Rich text as plain lines that tell its formatting too: `*bold*`, `• one of a list`, `a link (https://…)`. */
export function writtenText(html: string): string {
  const links: string[] = [];
  /** How far each open list has counted; null for one of bullets. */
  const lists: (number | null)[] = [];
  const told = (_: string, end: string, name: string, rest: string): string => {
    if (signs[name]) return signs[name];
    if (name === 'a' && end) return ` (${links.pop() ?? ''})`;
    if (name === 'a') links.push(/href="([^"]*)"/.exec(rest)?.[1] ?? '');
    if (/^[ou]l$/.test(name)) {
      if (end) lists.pop();
      else lists.push(name === 'ol' ? 0 : null);
    }
    if (name === 'li' && !end) {
      const count = lists.pop() ?? null;
      lists.push(count === null ? null : count + 1);
      return count === null ? '\n• ' : `\n${count + 1}. `;
    }
    return name === 'a' ? '' : '\n';
  };
  return evenHtml(html)
    .replace(/<li>\s*<p>/g, '<li>')
    .replace(/<(\/?)(\w+)([^>]*)>/g, told)
    .replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}
