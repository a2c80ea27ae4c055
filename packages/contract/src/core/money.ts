import type { Language } from './language.ts';

const nepaliDigits = '०१२३४५६७८९';

/** Digits of a text in the script of the language. */
export const digits = (text: string | number, language: Language): string =>
  language === 'ne-NP'
    ? String(text).replace(/\d/g, (digit) => nepaliDigits[Number(digit)] ?? digit)
    : String(text);

/** A text with the digits of Devanagari as Latin ones, as people type them on either keyboard. */
export const latinDigits = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String(nepaliDigits.indexOf(digit)));

/** A whole number with the grouping of Nepal: 1,25,000. */
export function grouped(amount: number, language: Language): string {
  const [integer = '0'] = String(Math.abs(Math.round(amount))).split('.');
  const head = integer.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',');
  const text = head ? `${head},${integer.slice(-3)}` : integer;
  return digits(amount < 0 ? `-${text}` : text, language);
}

/**
 * Whole rupees as the shop shows them everywhere (design D6): `Rs. 1,25,000`, in Nepali `रु. १,२५,०००`.
 * Our own formatter, because browsers differ in grouping and in the sign for ne-NP.
 */
export const rupeesText = (amount: number, language: Language): string =>
  `${language === 'ne-NP' ? 'रु.' : 'Rs.'} ${grouped(amount, language)}`;
