import { latinDigits } from '../core/money.ts';

/**
 * A Nepali phone number as it is stored: a mobile as `98XXXXXXXX`, a landline as `0` with its area code.
 * Spaces, dashes, +977 and Nepali digits are accepted; null for what is no number of Nepal.
 */
export function nepaliPhone(text: string): string | null {
  const bare = latinDigits(text)
    .replace(/[\s()./-]/g, '')
    .replace(/^(?:\+|00)?977(?=\d{7,})/, '');
  if (/^9[678]\d{8}$/.test(bare)) return bare;
  // A landline: 0, one or two digits for the area, six or seven for the line.
  if (/^0\d{7,9}$/.test(bare)) return bare;
  return null;
}

export const deliveryModes = ['custom', 'standard'] as const;
export type DeliveryMode = (typeof deliveryModes)[number];

/** The name of the one area of standard delivery (spec §3, §9). */
export const standardAreaName = 'Nepal Wide Delivery';

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
