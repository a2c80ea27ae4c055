import type { OfferedVariant } from '@haat/contract/catalog/product';
import { isAmong } from '../listing/choices.ts';
import type { ChoiceRow, ChosenChoices } from '../listing/choices.ts';
import { Names } from './names.ts';
import { bySlices, fewer } from './turns.ts';
import type { Turn } from './turns.ts';

type Variant = Pick<OfferedVariant, 'size' | 'sizeNe' | 'color' | 'colorNe' | 'colorPicker'>;

const bytesOfSet = 48;
const bytesOfVariant = 160;

const noRow: ChoiceRow = { size: null, colour: null, titleNe: null, picker: null, products: 0 };

/** What products come in: many come in the same sizes and colours, so each such set is there once, under a number. */
export class ChoiceSets {
  readonly #numbers = new Names();
  readonly #sets: Variant[][] = [];
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
    if (number === this.#sets.length) this.#bytes += bytesOfSet + variants.length * bytesOfVariant;
    this.#sets[number] ??= variants.map(({ size, sizeNe = null, color, colorNe = null, colorPicker }) => ({
      ...{ size, sizeNe, color, colorNe, colorPicker },
    }));
    return number;
  }

  get size(): number {
    return this.#sets.length;
  }

  /** About what they take. */
  get bytes(): number {
    return this.#bytes + this.#numbers.bytes;
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
  async spread(counts: Uint32Array, { sizes, colours }: ChosenChoices, turn: Turn): Promise<ChoiceRow[]> {
    const inSize = new Map<string, ChoiceRow>();
    const inColour = new Map<string, ChoiceRow>();
    const add = (products: number, set: number) => {
      const own = { sizes: new Set<string>(), colours: new Set<string>() };
      for (const { size, sizeNe = null, color, colorNe = null, colorPicker } of this.#sets[set]!) {
        if (size !== null && (!colours || (color !== null && colours.includes(color)))) {
          own.sizes.add(size);
          const row = rowOf(inSize, size, { size });
          row.titleNe = lesser(row.titleNe, sizeNe);
        }
        if (color === null || (sizes && (size === null || !sizes.includes(size)))) continue;
        own.colours.add(color);
        const row = rowOf(inColour, color, { colour: color });
        row.titleNe = lesser(row.titleNe, colorNe);
        row.picker = lesser(row.picker, colorPicker);
      }
      for (const size of own.sizes) inSize.get(size)!.products += products;
      for (const colour of own.colours) inColour.get(colour)!.products += products;
    };
    const addSome = (from: number, to: number) => {
      for (let set = from; set < to; set += 1) if (counts[set]! > 0) add(counts[set]!, set);
    };
    await bySlices(counts.length, turn, addSome, fewer);
    return [...inSize.values(), ...inColour.values()];
  }
}

function rowOf(rows: Map<string, ChoiceRow>, name: string, named: Partial<ChoiceRow>): ChoiceRow {
  const known = rows.get(name);
  if (known) return known;
  const row = { ...noRow, ...named };
  rows.set(name, row);
  return row;
}

const lesser = (one: string | null, other: string | null): string | null =>
  one === null || (other !== null && other < one) ? other : one;
