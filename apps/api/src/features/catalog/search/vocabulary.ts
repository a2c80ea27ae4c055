import { sql } from 'drizzle-orm';
import { listOf } from '../../../core/database/any-of.ts';
import type { Db } from '../../../core/database/database.ts';
import { formsOf } from './fold.ts';
import type { Word } from './fold.ts';
import { bySlices, inTurns } from '../columns/turns.ts';
import type { Turn } from '../columns/turns.ts';
import { beginningsNear, matchOf, shortestCorrected } from './edit-distance.ts';
import type { Match } from './edit-distance.ts';
import { searchWords, spellingOf } from './tables.ts';

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
  const rows = [...new Set(words)].map((word) => ({ spelling: spellingOf(word), word }));
  // In one order everywhere, so that two sellers who save at once never wait for each other in a ring.
  await db.execute(sql`
    insert into ${searchWords} (shop_id, spelling, word)
    select ${shopId}::uuid, new.spelling, new.word
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as new(spelling text, word text)
    order by new.spelling, new.word
    on conflict do nothing`);
}

/** A shop's whole vocabulary, as one value: thousands of rows take many times as long to come over. */
export async function readVocabulary(db: Db, shopId: string): Promise<Vocabulary> {
  const [found] = await db.execute<{ words: string | null; count: number }>(sql`
    select string_agg(word || ${endOfWord}, '' order by word collate "C") as words, count(*)::int as count from ${searchWords}
    where shop_id = ${shopId}`);
  return Vocabulary.of(found?.words ?? '', found?.count ?? 0, inTurns());
}

/** What products add to the vocabulary: the words by which they are found, without those of their details. */
export async function wordsOfProducts(db: Db, shopId: string, ids: string[]): Promise<string[]> {
  const found = await db.execute<{ word: string }>(sql`
    select distinct ltrim(lexeme, '/') as word from products, unnest(tsvector_to_array(search_doc)) as lexeme
    where shop_id = ${shopId} and id = any(${listOf(ids)}::uuid[]) and lexeme ~ '^/?[a-z]{3,}$'`);
  return found.map(({ word }) => word);
}

const endOfWord = '\n';

/** The words of a shop in order, by which typed ones are completed and corrected: as one text, some 13 bytes a word. */
export class Vocabulary {
  readonly #text: string;
  // Where each word begins, and behind the last one where the next would.
  readonly #starts: Uint32Array;
  readonly #learnt = new Set<string>();

  private constructor(text: string, starts: Uint32Array) {
    this.#text = text;
    this.#starts = starts;
  }

  /** @param text so many words in order, each with a line's end */
  static async of(text: string, count: number, turn: Turn): Promise<Vocabulary> {
    const starts = new Uint32Array(count + 1);
    await bySlices(count, turn, (from, to) => {
      for (let n = from; n < to; n += 1) starts[n + 1] = text.indexOf(endOfWord, starts[n]) + 1;
    });
    return new Vocabulary(text, starts);
  }

  /** How many words came later; they are gone through one by one. */
  get learnt(): number {
    return this.#learnt.size;
  }

  get bytes(): number {
    return this.#text.length + this.#starts.byteLength;
  }

  learn(words: string[]): void {
    for (const word of words) if (!this.has(word)) this.#learnt.add(word);
  }

  has(word: string): boolean {
    return this.#learnt.has(word) || this.#at(this.#placeOf(word)) === word;
  }

  /** The words that begin with some letters, that word itself included, at most so many. */
  beginning(letters: string, most = Number.POSITIVE_INFINITY): string[] {
    const found = [...this.#learnt].filter((word) => word.startsWith(letters)).slice(0, most);
    for (let at = this.#placeOf(letters); found.length < most; at += 1) {
      const word = this.#at(at);
      if (word === undefined || !word.startsWith(letters)) break;
      found.push(word);
    }
    return found;
  }

  /** The words within one typo of one of a few forms, then those that begin so. */
  resembling(forms: string[]): string[] {
    const found = forms
      .filter((form) => form.length >= shortestCorrected)
      .map((form) => {
        const words = beginningsNear(form).flatMap((letters) => this.beginning(letters));
        return Map.groupBy(words, (word) => matchOf(form, word));
      });
    const those = (how: Match) => found.flatMap((words) => words.get(how)?.sort() ?? []);
    return [...new Set([...those('near'), ...those('begins-near')])];
  }

  #at(place: number): string | undefined {
    const end = this.#starts[place + 1];
    return end === undefined ? undefined : this.#text.slice(this.#starts[place], end - 1);
  }

  /** Where a word stands, or would. */
  #placeOf(word: string): number {
    let [low, high] = [0, this.#starts.length - 1];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#at(middle)! < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
