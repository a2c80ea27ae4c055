const bytesOfName = 64;

/** Texts as small numbers, in the order in which they came: what a column holds in their place. */
export class Names {
  readonly #numbers = new Map<string, number>();
  readonly #names: string[] = [];
  #bytes = 0;

  /** The number of a text, a new one where it has none yet. */
  add(name: string): number {
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    const number = this.#names.push(name) - 1;
    this.#bytes += name.length + bytesOfName;
    this.#numbers.set(name, number);
    return number;
  }

  numberOf(name: string): number | undefined {
    return this.#numbers.get(name);
  }

  nameOf(number: number): string {
    return this.#names[number] ?? '';
  }

  get size(): number {
    return this.#names.length;
  }

  /** About what it takes: each name, its number and its place. */
  get bytes(): number {
    return this.#bytes;
  }
}
