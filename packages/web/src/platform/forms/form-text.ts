import { latinDigits } from '@haat/contract/core/money';

/** The text in a field of a form; nothing for a field that is not there or holds a file. */
export function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** A whole number of up to six digits as it is typed in either script; null for what is none. */
export function integerIn(form: FormData, name: string): number | null {
  const text = latinDigits(textIn(form, name)).trim();
  return /^\d{1,6}$/.test(text) ? Number(text) : null;
}
