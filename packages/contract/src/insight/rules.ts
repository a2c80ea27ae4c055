import { latinDigits } from '../core/money.ts';
import { wellFormed } from '../core/well-formed.ts';

/** Over how many days figures are shown, today among them. Of shoppers' looking and searching nothing older is kept. */
export const spans = [7, 30, 90] as const;
/** A number of days, today among them. */
export type Span = (typeof spans)[number];
/** The days that are shown where an address names none, or another number. */
export const usualSpan: Span = 30;

/** So many different searches without a result are kept of one day. */
export const maxMissedADay = 1_000;

const longest = 80;
/** A phone number in Nepal has 7 digits or more. */
const digitsOfPhone = 7;

/**
 * A search that found nothing as it is counted: in small letters, with Latin digits and single spaces, at most 80 characters. Null for
 * a single letter, and for what may be an email or a phone number: who somebody is must not end up among figures.
 */
export function countedTerm(text: string): string | null {
  const plain = latinDigits(wellFormed(text).normalize('NFC')).toLowerCase();
  const term = [...plain.replace(/[\s\p{Cc}]+/gu, ' ').trim()].slice(0, longest).join('').trim();
  const personal = term.includes('@') || term.replace(/\D/g, '').length >= digitsOfPhone;
  return personal || [...term].length < 2 ? null : term;
}
