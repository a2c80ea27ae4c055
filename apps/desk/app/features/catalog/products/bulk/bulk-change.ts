import type { BulkChange } from '@haat/contract/catalog/selling/bulk/schemas';

/** What can be done with several products, as a seller chooses it: numbers are typed without a sign. */
export const bulkKinds = [
  'percent-down',
  'percent-up',
  'rupees-down',
  'rupees-up',
  'show',
  'hide',
  'category',
] as const;
export type BulkKind = (typeof bulkKinds)[number];

export const needsNumber = (kind: BulkKind): boolean =>
  kind.startsWith('percent-') || kind.startsWith('rupees-');

/** The change that is meant; null where its number or its category is missing. */
export function changeOf(
  kind: BulkKind,
  { number, categoryId }: { number: number | null; categoryId: string },
): BulkChange | null {
  switch (kind) {
    case 'percent-down':
      return number && number <= 95 ? { kind: 'percent', percent: -number } : null;
    case 'percent-up':
      return number && number <= 500 ? { kind: 'percent', percent: number } : null;
    case 'rupees-down':
      return number && number <= 1_000_000 ? { kind: 'rupees', rupees: -number } : null;
    case 'rupees-up':
      return number && number <= 1_000_000 ? { kind: 'rupees', rupees: number } : null;
    case 'show':
    case 'hide':
      return { kind: 'active', active: kind === 'show' };
    case 'category':
      return categoryId ? { kind: 'category', categoryId } : null;
  }
}
