import { sendContact } from '@haat/contract/content/schemas';
import { judgeBy } from '@haat/web/platform/forms/judge.ts';
import type { WordKey } from '@haat/web/platform/i18n/language.tsx';

/** The fields of a message to the shop, in the order of the form. */
export const names = ['name', 'email', 'phone', 'message'] as const;
export type FieldName = (typeof names)[number];

const schemas = sendContact.input.shape;

/** What is wrong with what is filled in, as words by field. The server judges again. */
export const judgeContact = (values: Readonly<Record<FieldName, string>>) =>
  judgeBy(names, schemas, values, (name, empty) => (empty ? 'contact.needed' : wrongWord(name)));

/** What is said of a field that is filled with what it cannot be. */
export const wrongWord = (name: FieldName): WordKey =>
  name === 'email' ? 'contact.emailWrong' : 'contact.wrong';
