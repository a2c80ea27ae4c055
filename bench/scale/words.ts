/** Numbers from 0 to below 1, the same each time. */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const starts = 'b ch d dh g h j k kh l m n p r s sh t th v y br gr kr pr st tr'.split(' ');
const vowels = ['a', 'e', 'i', 'o', 'u', 'aa', 'ai', 'au'];
const ends = ['', '', 'l', 'm', 'n', 'r', 's', 't', 'k', 'ng'];
const vocabularySize = 20_000;

/** Words as a market says them: a few with nearly everything, most hardly ever, the word of a rank as often as 1 / (rank + 3). */
export class MarketWords {
  readonly #words: string[] = [];
  readonly #shares: number[] = [];
  readonly #random: () => number;

  constructor(next: () => number) {
    this.#random = next;
    const made = new Set<string>();
    while (made.size < vocabularySize) made.add(this.#make(made.size < 300 ? 2 : 2 + Math.floor(next() * 3)));
    this.#words = [...made];
    let sum = 0;
    for (let rank = 0; rank < vocabularySize; rank += 1) this.#shares.push((sum += 1 / (rank + 3)));
  }

  /** A word, drawn by how often it is said. */
  draw(): string {
    const at = this.#random() * this.#shares.at(-1)!;
    let [low, high] = [0, this.#shares.length - 1];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#shares[middle]! < at) low = middle + 1;
      else high = middle;
    }
    return this.#words[low]!;
  }

  some(count: number): string[] {
    return Array.from({ length: count }, () => this.draw());
  }

  #make(syllables: number): string {
    const one = (all: string[]) => all[Math.floor(this.#random() * all.length)]!;
    return Array.from({ length: syllables }, () => one(starts) + one(vowels)).join('') + one(ends);
  }
}

/** Two hundred searches: words as they are said, two of one title, with a typo, and beginnings of one, two and three letters. */
export function searchesOf(words: MarketWords, titles: string[], next: () => number): string[] {
  const titleAt = () => titles[Math.floor(next() * titles.length)]!.split(' ');
  const mistyped = (word: string) => {
    const at = 1 + Math.floor(next() * Math.max(1, word.length - 2));
    return word.slice(0, at) + word.slice(at + 1);
  };
  const many = (count: number, make: (n: number) => string) =>
    Array.from({ length: count }, (_, n) => make(n));
  const all = [
    ...words.some(110),
    ...many(40, () => titleAt().slice(0, 2).join(' ')),
    ...many(25, () => mistyped(words.draw())),
    ...many(25, (n) => words.draw().slice(0, 1 + (n % 3))),
  ];
  return all
    .map((text, n) => ({ text, at: (n * 7_919) % 200 }))
    .sort((a, b) => a.at - b.at)
    .map(({ text }) => text);
}
