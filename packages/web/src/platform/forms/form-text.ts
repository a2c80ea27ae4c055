import { latinDigits } from '@haat/contract/core/money';

/** The text in a field of a form; nothing for a field that is not there or holds a file. */
export function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** A whole number of up to nine digits as it is typed in either script, also with commas; null for what is none. */
export function integerOf(typed: string): number | null {
  const text = latinDigits(typed).replace(/[,\s]/g, '');
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** The same in a field of a form. */
export const integerIn = (form: FormData, name: string): number | null => integerOf(textIn(form, name));
