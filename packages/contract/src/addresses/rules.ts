import { latinDigits } from '../core/money.ts';

/** Degrees north and east, to about a tenth: enough to tell which district is nearer. */
export interface Position {
  lat: number;
  lon: number;
}

/** A number without what only parts it, such as the marks that come along when it is copied from a chat or a contact. */
const signsOfNumber = (text: string): string => latinDigits(text).replace(/[\s()./\p{Pd}\p{Cf}]/gu, '');

/**
 * A number as it is dialled within Nepal: without its country, and a landline with the 0 before its area, which nobody dials from abroad.
 * What is no number stays as it is, without what only parts it.
 */
export function dialledInNepal(text: string): string {
  const signs = signsOfNumber(text);
  const within = signs.replace(/^(?:\+|00)977|^977(?=\d{7,})/, '');
  return within !== signs && /^(?:[1-8]|9[1-59])\d*$/.test(within) ? `0${within}` : within;
}

/**
 * A Nepali phone number as it is stored: a mobile as `98XXXXXXXX`, a landline as `0` with its area code.
 * Spaces, dashes, +977 and Nepali digits are accepted; null for what is no number of Nepal.
 */
export function nepaliPhone(text: string): string | null {
  const bare = dialledInNepal(text);
  if (/^9[678]\d{8}$/.test(bare)) return bare;
  // A landline: 0, one or two digits for the area, six or seven for the line.
  if (/^0\d{7,9}$/.test(bare)) return bare;
  return null;
}

const wardAlone = /^(?:ward|वडा)(?:\s+(?:no|नं)\.?)?\s*(\d+)$/i;

/** What an area says beside the ward of its place: '' where it only names that ward. */
export function areaBesideWard(area: string, ward: number | null): string {
  const named = wardAlone.exec(latinDigits(area).trim())?.[1];
  return named !== undefined && Number(named) === ward ? '' : area;
}

export const deliveryModes = ['custom', 'standard'] as const;
export type DeliveryMode = (typeof deliveryModes)[number];

/** The name of the one area of standard delivery (spec §3, §9). */
export const standardAreaName = 'Nepal Wide Delivery';
export const standardAreaNameNe = 'नेपालभर डेलिभरी';

/** How a shop charges delivery (spec §3). In `custom` mode each area has its own fee, and the flat charge is not used. */
export interface DeliveryTerms {
  deliveryMode: DeliveryMode;
  /** Whole rupees; 0 is shown as 'Free' (spec §9). */
  flatDeliveryCharge: number;
  /** Whole rupees from which delivery is free; null where it never is. */
  freeDeliveryThreshold: number | null;
}

/**
 * What the shopper pays for delivery of one checkout, in whole rupees: the fee of the chosen area in custom mode,
 * the flat charge in standard mode, nothing from the threshold on (spec §3, §9).
 */
export function deliveryFeeOf(terms: DeliveryTerms, areaFee: number | null, subtotal: number): number {
  if (terms.freeDeliveryThreshold !== null && subtotal >= terms.freeDeliveryThreshold) return 0;
  return terms.deliveryMode === 'standard' ? terms.flatDeliveryCharge : (areaFee ?? 0);
}

/** Where an address lies, as far as that is known: each part needs the one before. */
export interface Spot {
  state: { _id: string; name: string } | null;
  district: { _id: string; at: Position } | null;
  localLevel: { _id: string } | null;
  ward: number | null;
}

interface Delivering<A> {
  province: string;
  at: Position | null;
  deliveryAreas: A[];
}

/** The areas that an address may take. */
export interface AreaOffer<L, A> {
  /** Whether they cover the place; else they are the nearest ones. */
  covering: boolean;
  /** The closest fit first. */
  areas: { location: L; area: A }[];
  /** The one that fits better than any other; null where the shopper has to say. */
  best: A | null;
}

// How much farther than the nearest place of delivery one may lie and still be near.
const nearFactor = 1.5;

/**
 * The areas that may be taken for a place (design D21): those that cover it, the most exact first (ward, local level,
 * district, province, all of Nepal); where none does, those of the nearest places, and no others.
 */
export function areasFor<A extends { covers: string[] }, L>(
  locations: (L & Delivering<A>)[],
  spot: Spot,
): AreaOffer<L, A> {
  const all = locations.flatMap((location) => location.deliveryAreas.map((area) => ({ location, area })));
  const covering = all
    .flatMap((each) => {
      const rank = coverRank(each.area.covers, spot);
      return rank === null ? [] : [{ ...each, rank }];
    })
    .sort((one, other) => one.rank - other.rank);
  const [first, second] = covering;
  if (first) {
    const best = second?.rank === first.rank ? null : first.area;
    return { covering: true, areas: covering.map(({ location, area }) => ({ location, area })), best };
  }
  const far = new Map<L, number>(locations.map((location) => [location, distanceTo(location, spot)]));
  const farthest = Math.min(...far.values()) * nearFactor;
  const distance = ({ location }: { location: L }) => far.get(location) ?? Infinity;
  const near = all
    .filter((each) => distance(each) <= farthest)
    .sort((one, other) => distance(one) - distance(other) || 0);
  return { covering: false, areas: near, best: null };
}

/** How exactly an area covers a place, 0 the most; null where it does not. */
export function coverRank(covers: string[], { state, district, localLevel, ward }: Spot): number | null {
  const names = [
    localLevel && ward !== null ? `${localLevel._id}/${ward}` : null,
    localLevel?._id,
    district?._id,
    state?._id,
  ];
  if (covers.length === 0) return names.length;
  const rank = names.findIndex((name) => name && covers.includes(name));
  return rank < 0 ? null : rank;
}

/** How far off a place of delivery is, to compare: where no district is known, only its own province is near. */
function distanceTo({ at, province }: Delivering<unknown>, { state, district }: Spot): number {
  if (!district) return state?.name === province ? 0 : Infinity;
  if (!at) return Infinity;
  // In Nepal a degree of longitude is about nine tenths of one of latitude.
  return Math.hypot(at.lat - district.at.lat, (at.lon - district.at.lon) * 0.88);
}

/** When what is ordered at an instant should arrive, where delivery takes so many days: the first and the last day. */
export function arrivalOf(days: { from: number; to: number }, ordered: Date): { from: Date; to: Date } {
  const after = (count: number) => new Date(ordered.getTime() + count * 86_400_000);
  return { from: after(days.from), to: after(days.to) };
}

/** What a local level is, by law: 6 + 11 + 276 + 460 of them. */
export const localLevelKinds = ['metropolitan', 'sub-metropolitan', 'municipality', 'rural'] as const;

/** Which of the four a local level is, as the files about Nepal say it. */
export type LocalLevelKind = (typeof localLevelKinds)[number];

/** What a search of places answers at most. */
export const maxFound = 12;
