import { dropDraft, keepDraft, readDraft } from '@haat/web/platform/storage/draft.ts';
import type { DraftOf } from '@haat/web/platform/storage/draft.ts';
import type { Versioned } from '../use-version.ts';

/**
 * What was begun in a form of the owner's, and upon which version: where a later one is stored by now, both are shown on saving.
 * @returns null where nothing was begun, or where it is what is stored
 */
export async function formDraftOf<Values extends object>(
  of: DraftOf,
  stored: Values,
): Promise<Versioned<Values> | null> {
  const draft = await readDraft<Versioned<Partial<Values>>>(of);
  if (!draft) return null;
  // One of an older app may lack what came to the form since.
  const values = { ...stored, ...draft.values };
  if (!isSame(values, stored)) return { ...draft, values };
  await dropDraft(of);
  return null;
}

export async function keepFormDraft<Values extends object>(
  of: DraftOf,
  draft: Versioned<Values>,
  stored: Values,
): Promise<void> {
  await (isSame(draft.values, stored) ? dropDraft(of) : keepDraft(of, draft));
}

// Both are made by the same functions, so their parts are in the same order.
const isSame = (values: object, others: object) => JSON.stringify(values) === JSON.stringify(others);
