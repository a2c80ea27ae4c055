import { stored } from '../../core/stored.ts';

/** Where something was last sent to, as this phone remembers it: enough to say when the next thing should arrive. */
export interface LastPlace {
  /** The shop that it counts in: others take longer or don't deliver there. */
  shop: string;
  name: string;
  nameNe: string | null;
  days: { from: number; to: number };
}

const textMost = 120;
const daysMost = 365;

/** Reads what lies in the browser's storage, which may be anything; null for what is no place. */
export function readLastPlace(value: unknown): LastPlace | null {
  const { shop, name, nameNe, days } = Object(value) as Record<string, unknown>;
  const { from, to } = Object(days) as Record<string, unknown>;
  if (!isText(shop) || !isText(name) || !isDays(from) || !isDays(to) || from > to) return null;
  return { shop, name, nameNe: isText(nameNe) ? nameNe : null, days: { from, to } };
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= textMost;

const isDays = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= daysMost;

/** Null where nothing was sent from this phone yet. */
export const lastPlace = stored<LastPlace | null>('last-place', null, readLastPlace);
