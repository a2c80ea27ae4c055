/** What is kept account of: each word is a kind of thing that an owner or a seller changes. */
export const auditKinds = [
  'profile',
  'picture',
  'theme',
  'settings',
  'guest-orders',
  'delivery',
  'location',
  'area',
  'terms',
  'seller',
  'helper',
  'product',
  'stock',
  'review-reply',
  'holiday',
  'saved-reply',
  'category',
  'search-term',
  'message',
  'announcement',
  'post',
  'slider',
  'popup',
  'footer',
  'front-row',
  'page',
] as const;

/** A kind of thing, as the audit keeps and filters it. */
export type AuditKind = (typeof auditKinds)[number];

/** What was done to a thing: fields of what was added have no `before`, those of what was removed no `after`. */
export const auditActions = ['added', 'changed', 'removed'] as const;

export type AuditAction = (typeof auditActions)[number];

/** One thing that was said otherwise before; null where nothing was, or is, said. */
export interface FieldChange {
  /** As the contract calls it; a part of something larger as `promises.pay`. */
  field: string;
  before: string | null;
  after: string | null;
}

// Of a longer text so much is kept, which tells one version from another.
const longestText = 2_000;

/** What differs between two versions of a thing, field by field. Null for what is not there yet, or no longer. */
export function wholeChangesOf(before: object | null, after: object | null): FieldChange[] {
  const [old, now] = [flat(before ?? {}), flat(after ?? {})];
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((field) => ({ field, before: old.get(field) ?? null, after: now.get(field) ?? null }))
    .filter((change) => change.before !== change.after);
}

/** The same as it is kept: a longer text is cut. */
export const changesOf = (before: object | null, after: object | null): FieldChange[] =>
  wholeChangesOf(before, after).map((change) => ({
    ...change,
    before: cut(change.before),
    after: cut(change.after),
  }));

function flat(thing: object, path = ''): Map<string, string | null> {
  return new Map(
    Object.entries(thing).flatMap(([name, value]: [string, unknown]) => {
      const field = path + name;
      if (typeof value === 'object' && value !== null && !Array.isArray(value))
        return [...flat(value, `${field}.`)];
      return [[field, textOf(value)] as const];
    }),
  );
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && value.length === 0) return null;
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return value.join(', ');
  return JSON.stringify(value);
}

const cut = (text: string | null): string | null =>
  text !== null && text.length > longestText ? `${text.slice(0, longestText)}…` : text;
