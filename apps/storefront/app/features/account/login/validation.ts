import { signIn, signUp } from '@haat/contract/account/schemas';
import { judgeBy } from '@haat/web/platform/forms/judge.ts';
import type { WordKey } from '@haat/web/platform/i18n/language.tsx';

/** Every field that a form of the account may have. `password` is a new one, `current` one that is known. */
export type FieldName = 'firstName' | 'lastName' | 'email' | 'current' | 'password';
export type Values<Name extends FieldName> = Record<Name, string>;

/** How short a new password may be (design §3). */
export const minPassword = 8;
/** How long anything may be, as the server takes it. */
export const maxLength: Record<FieldName, number> = {
  firstName: 80,
  lastName: 80,
  email: 254,
  current: 128,
  password: 128,
};

const { firstName, lastName, email, password } = signUp.input.shape;
const schemas = { firstName, lastName, email, current: signIn.input.shape.password, password };

/** What is wrong with what is filled in, as words by field. The server judges again. */
export const judgeAccount = <Name extends FieldName>(names: readonly Name[], values: Values<Name>) =>
  judgeBy(names, schemas, values, wordFor);

function wordFor(name: FieldName, empty: boolean): WordKey {
  if (name === 'password') return 'field.passwordShort';
  if (name === 'current') return 'field.passwordNeeded';
  if (name === 'email') return empty ? 'field.emailNeeded' : 'field.emailWrong';
  return empty ? 'field.needed' : 'field.wrong';
}
