/** Texts that are longer than a transport takes travel in parts: `from index count text`. */
const headLength = 60;

// Only ASCII, so that characters are bytes.
const ascii = (json: string): string =>
  json.replaceAll(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** What is said as one or several texts of at most so many ASCII characters. */
export function partsOf(from: string, said: unknown, maxLength: number): string[] {
  const text = ascii(JSON.stringify(said));
  const room = maxLength - headLength;
  const count = Math.ceil(text.length / room);
  return Array.from(
    { length: count },
    (_, index) => `${from} ${index} ${count} ${text.slice(index * room, (index + 1) * room)}`,
  );
}

/** Puts together again what `partsOf` took apart, publisher by publisher. */
export class PartsReader {
  readonly #begun = new Map<string, string[]>();

  /**
   * @returns who said something, and what once its last part is there
   * @throws Error where a part is missing, or the text is none of ours
   */
  read(text: string): { from: string; said?: unknown } {
    const [, from, at, of, part] = /^(\S+) (\d+) (\d+) (.*)$/s.exec(text) ?? [];
    if (from === undefined || part === undefined) throw new Error('a text of somebody else');
    const [index, count] = [Number(at), Number(of)];
    const parts = index === 0 ? [] : (this.#begun.get(from) ?? []);
    this.#begun.delete(from);
    if (parts.length !== index) throw new Error('a part is missing');
    parts.push(part);
    if (parts.length === count) return { from, said: JSON.parse(parts.join('')) };
    this.#begun.set(from, parts);
    return { from };
  }

  drop(from: string): void {
    this.#begun.delete(from);
  }
}
