import type { OfferedVariant } from '@haat/contract/catalog/product';
import { isAmong } from '../listing/choices.ts';
import type { ChoiceRow, ChosenChoices } from '../listing/choices.ts';
import { GrowingList } from './grown.ts';
import { Names } from './names.ts';
import { bySlices } from './turns.ts';
import type { Turn } from './turns.ts';

type Variant = Pick<OfferedVariant, 'size' | 'sizeNe' | 'color' | 'colorNe' | 'colorPicker'>;

const bytesOfSet = 88;
const bytesOfVariant = 160;
const bytesOfLook = 120;

const noRow: ChoiceRow = { size: null, colour: null, titleNe: null, picker: null, products: 0 };

/** How a size or a colour is called in Nepali and drawn, where a seller said so. */
type Look = Pick<ChoiceRow, 'titleNe' | 'picker'>;

/** What products come in: many come in the same sizes and colours, so each such set is there once, under a number. */
export class ChoiceSets {
  readonly #numbers = new Names();
  readonly #sets: Variant[][] = [];
  /**
   * What all variants of a set come in, each with the number of its look behind it, and up to where those of a set go: lists are seldom
   * narrowed to a size or a colour.
   */
  readonly #offers = new GrowingList();
  readonly #ends = new GrowingList();
  // A size is offered under twice its number, a colour under the odd one behind that.
  readonly #sizes = new Names();
  readonly #colours = new Names();
  readonly #lookNumbers = new Names();
  readonly #looks: Look[] = [];
  #bytes = 0;

  constructor() {
    this.add([]);
  }

  /** The number of what some variants come in. */
  add(variants: OfferedVariant[]): number {
    const said = variants.map(({ size, sizeNe, color, colorNe, colorPicker }) => [
      ...[size, sizeNe ?? null, color, colorNe ?? null, colorPicker],
    ]);
    const number = this.#numbers.add(JSON.stringify(said));
    if (number === this.#sets.length) this.#addSet(variants);
    return number;
  }

  #addSet(offered: OfferedVariant[]): void {
    const variants = offered.map(({ size, sizeNe = null, color, colorNe = null, colorPicker }) => ({
      ...{ size, sizeNe, color, colorNe, colorPicker },
    }));
    this.#sets.push(variants);
    for (const [number, look] of this.#offersOf(variants, {})) {
      this.#offers.push(number);
      this.#offers.push(this.#lookNumberOf(look));
    }
    this.#ends.push(this.#offers.length);
    this.#bytes += bytesOfSet + variants.length * bytesOfVariant;
  }

  get size(): number {
    return this.#sets.length;
  }

  /** About what they take. */
  get bytes(): number {
    const named = [this.#numbers, this.#sizes, this.#colours, this.#lookNumbers];
    const offers = this.#offers.values.byteLength + this.#ends.values.byteLength;
    const own = this.#bytes + this.#looks.length * bytesOfLook + offers;
    return named.reduce((sum, { bytes }) => sum + bytes, own);
  }

  /** Which sets have one variant in one of the chosen sizes and one of the chosen colours; null where none is chosen. */
  matching(chosen: ChosenChoices): ((set: number) => boolean) | null {
    if (!chosen.sizes && !chosen.colours) return null;
    // Found out for a set when it is met first: 1 for yes, 2 for no.
    const known = new Uint8Array(this.#sets.length);
    return (set) =>
      (known[set] ||= this.#sets[set]!.some((variant) => isAmong(variant, chosen)) ? 1 : 2) === 1;
  }

  /**
   * The sizes and colours of products, with how many come in each: sizes obey the chosen colours and colours the chosen sizes.
   * @param counts how many products come in each set
   */
  async spread(counts: Uint32Array, chosen: ChosenChoices, turn: Turn): Promise<ChoiceRow[]> {
    const isChosen = chosen.sizes !== undefined || chosen.colours !== undefined;
    const [offers, ends, looks] = [this.#offers.values, this.#ends.values, this.#looks] as const;
    const tally = new Tally(this.#sizes, this.#colours);
    const addSome = (from: number, to: number) => {
      for (let set = from; set < to; set += 1) {
        const products = counts[set]!;
        if (products === 0) continue;
        if (isChosen)
          for (const [number, look] of this.#offersOf(this.#sets[set]!, chosen))
            tally.add(number, look, products);
        else
          for (let n = set === 0 ? 0 : ends[set - 1]!; n < ends[set]!; n += 2)
            tally.add(offers[n]!, looks[offers[n + 1]!]!, products);
      }
    };
    await bySlices(counts.length, turn, addSome);
    return tally.rows;
  }

  /** Each size of the variants, of those in a chosen colour, and each colour of those in a chosen size, by its number. */
  #offersOf(variants: Variant[], { sizes, colours }: ChosenChoices): Map<number, Look> {
    const offers = new Map<number, Look>();
    for (const { size, sizeNe, color, colorNe, colorPicker } of variants) {
      if (size !== null && (!colours || (color !== null && colours.includes(color))))
        merge(offers, this.#sizes.add(size) * 2, { titleNe: sizeNe ?? null, picker: null });
      if (color !== null && (!sizes || (size !== null && sizes.includes(size))))
        merge(offers, this.#colours.add(color) * 2 + 1, { titleNe: colorNe ?? null, picker: colorPicker });
    }
    return offers;
  }

  #lookNumberOf(look: Look): number {
    const number = this.#lookNumbers.add(JSON.stringify([look.titleNe, look.picker]));
    this.#looks[number] ??= look;
    return number;
  }
}

function merge(offers: Map<number, Look>, number: number, look: Look): void {
  const known = offers.get(number);
  offers.set(number, known ? lesserOf(known, look) : look);
}

/** How many products come in each size and each colour. */
class Tally {
  readonly rows: ChoiceRow[] = [];
  readonly #sizes: Names;
  readonly #colours: Names;
  // By the number of an offer the place of its row, counted from 1, and of that the last look: found faster than in a map.
  readonly #places: Uint32Array;
  readonly #lastLooks: Look[] = [];

  constructor(sizes: Names, colours: Names) {
    [this.#sizes, this.#colours] = [sizes, colours];
    this.#places = new Uint32Array(Math.max(sizes.size, colours.size) * 2);
  }

  add(number: number, look: Look, products: number): void {
    const place = (this.#places[number] ||= this.rows.push(this.#rowOf(number)));
    const row = this.rows[place - 1]!;
    row.products += products;
    if (this.#lastLooks[place] === look) return;
    this.#lastLooks[place] = look;
    Object.assign(row, lesserOf(row, look));
  }

  #rowOf(number: number): ChoiceRow {
    const isSize = number % 2 === 0;
    const name = (isSize ? this.#sizes : this.#colours).nameOf(number >> 1);
    return isSize ? { ...noRow, size: name } : { ...noRow, colour: name };
  }
}

/** The lesser of two titles and of two pickers, so that the order of variants does not matter. */
const lesserOf = (one: Look, other: Look): Look => ({
  titleNe: lesser(one.titleNe, other.titleNe),
  picker: lesser(one.picker, other.picker),
});

const lesser = (one: string | null, other: string | null): string | null =>
  one === null || (other !== null && other < one) ? other : one;
