import { isEmail } from '@haat/contract/core/fields';
import type { WordKey } from '../../core/language.tsx';

/** Every field that a form of the account may have. `password` is a new one, `current` one that is known. */
export type FieldName = 'firstName' | 'lastName' | 'email' | 'current' | 'password';
export type Values<Name extends FieldName> = Record<Name, string>;

/** How short a new password may be (design §3). */
export const passwordLeast = 8;
/** How long anything may be, as the server takes it. */
export const maxLength: Record<FieldName, number> = {
  firstName: 80,
  lastName: 80,
  email: 254,
  current: 128,
  password: 128,
};

/** What is wrong with a field's value, as words; null where nothing is. The server judges again. */
export function judgeField(
  name: FieldName,
  value: string,
): { key: WordKey; values?: Record<string, number> } | null {
  if (name === 'email') {
    if (value === '') return { key: 'field.emailNeeded' };
    return isEmail(value) ? null : { key: 'field.emailWrong' };
  }
  if (name === 'current') return value === '' ? { key: 'field.passwordNeeded' } : null;
  if (name === 'password')
    return value.length < passwordLeast ? { key: 'field.passwordShort', values: { n: passwordLeast } } : null;
  return value === '' ? { key: 'field.needed' } : null;
}
