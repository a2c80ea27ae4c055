/** A picture by its place, whichever of its sizes: `product/kettle-800.webp` is `product/kettle`. */
const pictureOf = (key: string): string => key.replace(/-\d+\.(?:avif|webp)$/, '');

export class NamedUploads {
  readonly #pictures = new Set<string>();

  /** Takes note of what a row names, as a line of `readRows`. */
  see(table: string, line: string): void {
    for (const [, key = ''] of line.matchAll(/\/uploads\/([^\s"'\\<>?#()&]+)/g)) this.#add(key);
    if (table === 'categories') this.#seeCategory(rowIn(line));
    if (table === 'reviews') this.#seeReview(rowIn(line));
  }

  /** Those that it names, in all their sizes, among all that there are. */
  async *among(keys: AsyncIterable<string>): AsyncGenerator<string> {
    for await (const key of keys) if (this.#pictures.has(pictureOf(key))) yield key;
  }

  /** A category's picture is named by its file alone, and lies in one of three places (spec §7). */
  #seeCategory({ image, admin_id: admin, id }: Row): void {
    if (!image) return;
    for (const folder of [`${admin}/singleCategory/${id}`, 'single_category', 'singleCategory'])
      this.#add(`${folder}/${image}`);
  }

  #seeReview({ images }: Row): void {
    const named = JSON.parse(images ?? '[]') as { fileName: string }[];
    for (const { fileName } of named) this.#add(`review/${fileName}`);
  }

  #add(key: string): void {
    this.#pictures.add(pictureOf(key));
  }
}

type Row = Record<string, string | null>;

export const rowIn = (line: string): Row => JSON.parse(line) as Row;
