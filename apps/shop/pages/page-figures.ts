import type { Figure } from '@haat/api/core/metrics/figures';
import type { PageCache } from './pages.ts';

/** What is kept of pages, and how often that spared making one, for the metrics. */
export function pageFigures(caches: Record<string, PageCache>): Figure[] {
  const sum = (of: keyof PageCache['counts']) =>
    Object.values(caches).reduce((all, { counts }) => all + counts[of], 0);
  const held = (of: keyof PageCache['holds']) =>
    Object.entries(caches).map(([name, { holds }]) => [name, holds[of]] as const);
  return [
    {
      name: 'haat_pages_sent_total',
      help: 'Public pages that were asked for: sent as kept, sent once more while made anew (aged), or waited for',
      kind: 'counter',
      by: 'from',
      read: () => (['kept', 'aged', 'waited'] as const).map((from) => [from, sum(from)]),
    },
    {
      name: 'haat_pages_rendered_total',
      help: 'How often a public page was made',
      kind: 'counter',
      read: () => sum('rendered'),
    },
    {
      name: 'haat_pages_kept',
      help: 'How many pages are kept',
      kind: 'gauge',
      by: 'of',
      read: () => held('entries'),
    },
    {
      name: 'haat_pages_kept_bytes',
      help: 'What kept pages take in memory',
      kind: 'gauge',
      by: 'of',
      read: () => held('bytes'),
    },
  ];
}
