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
    .map((field) => [field, old.get(field), now.get(field)] as const)
    .filter(([, was, is]) => contentOf(was) !== contentOf(is))
    .map(([field, was, is]) => ({ field, before: textOf(was), after: textOf(is) }));
}

/** The same as it is kept: a longer text is cut. */
export const changesOf = (before: object | null, after: object | null): FieldChange[] =>
  wholeChangesOf(before, after).map((change) => ({
    ...change,
    before: cut(change.before),
    after: cut(change.after),
  }));

function flat(thing: object, path = ''): Map<string, unknown> {
  return new Map(
    Object.entries(thing).flatMap(([name, value]: [string, unknown]) => {
      const field = path + name;
      if (typeof value === 'object' && value !== null && !Array.isArray(value))
        return [...flat(value, `${field}.`)];
      return [[field, value] as const];
    }),
  );
}

/** What tells two values apart, also where they read alike; null where nothing is said. */
const contentOf = (value: unknown): string | null => (textOf(value) === null ? null : JSON.stringify(value));

/** A value as somebody reads it: of a list of things what each says, without its id. */
function textOf(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'string') return value;
  if (typeof value !== 'object') return JSON.stringify(value);
  const parts = Array.isArray(value)
    ? value
    : Object.entries(value).flatMap(([name, part]) => (name === '_id' ? [] : [part]));
  const said = parts.flatMap((part: unknown) => textOf(part) ?? []);
  if (said.length === 0) return null;
  const between = !Array.isArray(value)
    ? ' · '
    : parts.every((part) => typeof part === 'string')
      ? ', '
      : '; ';
  return said.join(between);
}

// Nothing is left of a character that would be cut in two: the database keeps no halves.
const cut = (text: string | null): string | null =>
  text !== null && text.length > longestText
    ? `${text.slice(0, longestText).replace(/[\ud800-\udbff]$/, '')}…`
    : text;
