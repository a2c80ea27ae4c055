import type { OfferedVariant } from '@haat/contract/catalog/product';
import { isAmong } from '../listing/choices.ts';
import type { ChoiceRow, ChosenChoices } from '../listing/choices.ts';
import { Names } from './names.ts';
import { bySlices, fewer } from './turns.ts';
import type { Turn } from './turns.ts';

type Variant = Pick<OfferedVariant, 'size' | 'sizeNe' | 'color' | 'colorNe' | 'colorPicker'>;

const bytesOfSet = 120;
const bytesOfVariant = 160;
const bytesOfOffer = 56;

const noRow: ChoiceRow = { size: null, colour: null, titleNe: null, picker: null, products: 0 };

/** A size or a colour that products of a set come in, under its number among all sizes, or all colours. */
interface Offer {
  number: number;
  titleNe: string | null;
  picker: string | null;
}

interface Offers {
  sizes: Offer[];
  colours: Offer[];
}

interface ChoiceSet {
  variants: Variant[];
  /** Of all variants, since lists are seldom narrowed to a size or a colour. */
  offers: Offers;
}

/** What products come in: many come in the same sizes and colours, so each such set is there once, under a number. */
export class ChoiceSets {
  readonly #numbers = new Names();
  readonly #sets: ChoiceSet[] = [];
  readonly #sizes = new Names();
  readonly #colours = new Names();
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
    const offers = this.#offersOf(variants, {});
    this.#sets.push({ variants, offers });
    const offerCount = offers.sizes.length + offers.colours.length;
    this.#bytes += bytesOfSet + variants.length * bytesOfVariant + offerCount * bytesOfOffer;
  }

  get size(): number {
    return this.#sets.length;
  }

  /** About what they take. */
  get bytes(): number {
    return this.#bytes + this.#numbers.bytes + this.#sizes.bytes + this.#colours.bytes;
  }

  /** Which sets have one variant in one of the chosen sizes and one of the chosen colours; null where none is chosen. */
  matching(chosen: ChosenChoices): ((set: number) => boolean) | null {
    if (!chosen.sizes && !chosen.colours) return null;
    // Found out for a set when it is met first: 1 for yes, 2 for no.
    const known = new Uint8Array(this.#sets.length);
    return (set) =>
      (known[set] ||= this.#sets[set]!.variants.some((variant) => isAmong(variant, chosen)) ? 1 : 2) === 1;
  }

  /**
   * The sizes and colours of products, with how many come in each: sizes obey the chosen colours and colours the chosen sizes.
   * @param counts how many products come in each set
   */
  async spread(counts: Uint32Array, chosen: ChosenChoices, turn: Turn): Promise<ChoiceRow[]> {
    const isChosen = chosen.sizes !== undefined || chosen.colours !== undefined;
    const inSize = new Tally(this.#sizes, (size) => ({ ...noRow, size }));
    const inColour = new Tally(this.#colours, (colour) => ({ ...noRow, colour }));
    const addSome = (from: number, to: number) => {
      for (let set = from; set < to; set += 1) {
        const products = counts[set]!;
        if (products === 0) continue;
        const { variants, offers } = this.#sets[set]!;
        const { sizes, colours } = isChosen ? this.#offersOf(variants, chosen) : offers;
        for (const offer of sizes) inSize.add(offer, products);
        for (const offer of colours) inColour.add(offer, products);
      }
    };
    await bySlices(counts.length, turn, addSome, fewer);
    return [...inSize.rows, ...inColour.rows];
  }

  /** Each size of the variants once, of those in a chosen colour, and each colour of those in a chosen size. */
  #offersOf(variants: Variant[], { sizes, colours }: ChosenChoices): Offers {
    const [inSize, inColour] = [new Map<number, Offer>(), new Map<number, Offer>()];
    for (const { size, sizeNe, color, colorNe, colorPicker } of variants) {
      if (size !== null && (!colours || (color !== null && colours.includes(color))))
        merge(inSize, { number: this.#sizes.add(size), titleNe: sizeNe ?? null, picker: null });
      if (color !== null && (!sizes || (size !== null && sizes.includes(size))))
        merge(inColour, { number: this.#colours.add(color), titleNe: colorNe ?? null, picker: colorPicker });
    }
    return { sizes: [...inSize.values()], colours: [...inColour.values()] };
  }
}

/** Keeps an offer under its number, with the lesser of its titles and pickers, so that the order of variants does not matter. */
function merge(offers: Map<number, Offer>, offer: Offer): void {
  const known = offers.get(offer.number);
  if (!known) return void offers.set(offer.number, offer);
  known.titleNe = lesser(known.titleNe, offer.titleNe);
  known.picker = lesser(known.picker, offer.picker);
}

/** How many products come in each size, or in each colour. */
class Tally {
  readonly rows: ChoiceRow[] = [];
  readonly #names: Names;
  readonly #rowOf: (name: string) => ChoiceRow;
  // By the number of an offer the place of its row, counted from 1: found faster than in a map.
  readonly #places: Uint32Array;

  constructor(names: Names, rowOf: (name: string) => ChoiceRow) {
    this.#names = names;
    this.#rowOf = rowOf;
    this.#places = new Uint32Array(names.size);
  }

  add({ number, titleNe, picker }: Offer, products: number): void {
    const place = (this.#places[number] ||= this.rows.push(this.#rowOf(this.#names.nameOf(number))));
    const row = this.rows[place - 1]!;
    row.products += products;
    row.titleNe = lesser(row.titleNe, titleNe);
    row.picker = lesser(row.picker, picker);
  }
}

const lesser = (one: string | null, other: string | null): string | null =>
  one === null || (other !== null && other < one) ? other : one;
