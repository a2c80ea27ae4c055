import type { DeliveryLocation, DeliverySettings } from '@haat/contract/addresses/schemas';

/** What a shopper should know of delivery before the button (design §6). Whole rupees. */
export interface DeliveryFacts {
  mode: 'standard' | 'custom';
  /** The least and the most that delivery costs; null where no area is known. */
  fees: { low: number; high: number } | null;
  /** From which sum on it costs nothing; null where it always costs, or never does. */
  freeAbove: number | null;
  /** The fewest and the most days that it takes; null where the shop has not said. */
  days: { low: number; high: number } | null;
}

export function deliveryFactsOf(
  terms: DeliverySettings,
  places: Pick<DeliveryLocation, 'deliveryAreas'>[],
): DeliveryFacts {
  const { deliveryMode: mode, flatDeliveryCharge: flat, freeDeliveryThreshold: freeAbove } = terms;
  const fees = places.flatMap(({ deliveryAreas }) => deliveryAreas.map(({ deliveryFee }) => deliveryFee));
  const span = fees.length > 0 ? { low: Math.min(...fees), high: Math.max(...fees) } : null;
  const took = places.flatMap(({ deliveryAreas }) => deliveryAreas.flatMap((area) => area.days ?? []));
  const days =
    mode === 'custom' && took.length > 0
      ? { low: Math.min(...took.map(({ from }) => from)), high: Math.max(...took.map(({ to }) => to)) }
      : null;
  // Free from 0 rupees on is free for everything.
  const all = freeAbove === 0 ? 0 : mode === 'standard' ? flat : null;
  const costs = all === null ? span : { low: all, high: all };
  return { mode, fees: costs, freeAbove: costs?.high === 0 ? null : freeAbove, days };
}

/** Which words say in how many days: from one to another, in one number of them, or in one. */
export const arrivesIn = (low: number, high: number) =>
  low < high ? 'arrivesIn' : high === 1 ? 'arrivesIn.one' : 'arrivesIn.same';
