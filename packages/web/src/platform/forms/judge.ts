import type * as z from 'zod/mini';

/**
 * Judges what is filled in by the schemas that the server judges it by.
 * @param names of the fields that are asked for, in the order of the form
 * @param word what is said of a field: that it was left empty, or that it cannot be so
 */
export function judgeBy<Name extends string, Word extends string>(
  names: readonly Name[],
  schemas: Readonly<Record<Name, z.ZodMiniType>>,
  values: Readonly<Record<Name, string>>,
  word: (name: Name, empty: boolean) => Word,
): Partial<Record<Name, Word>> {
  const wrong: Partial<Record<Name, Word>> = {};
  for (const name of names) {
    if (!schemas[name].safeParse(values[name]).success) wrong[name] = word(name, values[name].trim() === '');
  }
  return wrong;
}
