import { sql } from 'drizzle-orm';
import type { Db } from '../../../core/database/database.ts';
import { formsOf } from './fold.ts';
import type { Word } from './fold.ts';
import { shortestCorrected, spellingKeys } from './edit-distance.ts';
import { searchWords } from './tables.ts';

/** Of these words, what a typed word can be corrected to: Latin forms of three letters and more, each once. */
export function vocabularyOf(words: Word[]): string[] {
  const forms = words.flatMap(formsOf).filter((form) => /^[a-z]+$/.test(form));
  return [...new Set(forms)].filter((form) => form.length >= shortestCorrected - 1);
}

/**
 * Adds words (of `vocabularyOf`) to a shop's vocabulary; those it has already stay as they are. Runs in the caller's
 * transaction. A word is not taken back when its last product goes: it then answers nothing and harms nothing.
 */
export async function learnWords(db: Db, shopId: string, words: string[]): Promise<void> {
  const rows = [...new Set(words)].flatMap((word) =>
    spellingKeys(word).map((spelling) => ({ spelling, word })),
  );
  // In one order everywhere, so that two sellers who save at once never wait for each other in a ring.
  await db.execute(sql`
    insert into ${searchWords} (shop_id, spelling, word)
    select ${shopId}::uuid, new.spelling, new.word
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as new(spelling text, word text)
    order by new.spelling, new.word
    on conflict do nothing`);
}

/** The known words filed under any of these keys, in order; the candidates for `matchOf`. */
export async function knownWords(db: Db, shopId: string, keys: string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  // One parameter whatever the number of keys, so that the statement stays prepared. Keys are letters only.
  const list = `{${keys.map((key) => `"${key}"`).join(',')}}`;
  const found = await db
    .selectDistinct({ word: searchWords.word })
    .from(searchWords)
    .where(sql`${searchWords.shopId} = ${shopId} and ${searchWords.spelling} = any(${list}::text[])`);
  return found.map(({ word }) => word).sort();
}
