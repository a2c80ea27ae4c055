import type { EditedProduct } from '@haat/contract/catalog/selling/schemas';

/** Something that is told of a product as it is typed, in both languages. Of an option the values stand between commas. */
export interface Detail {
  name: string;
  value: string;
  nameNe: string;
  valueNe: string;
}

export const detailKinds = ['specifications', 'attributes', 'options'] as const;
export type DetailKind = (typeof detailKinds)[number];
export type Details = Record<DetailKind, Detail[]>;

export const noDetail: Detail = { name: '', value: '', nameNe: '', valueNe: '' };
export const noDetails: Details = { specifications: [], attributes: [], options: [] };

export const detailsOf = ({ specifications, attributes, options }: EditedProduct): Details => ({
  specifications: specifications.map(typed),
  attributes: attributes.map(typed),
  options: options.map(({ values, valuesNe, ...option }) =>
    typed({ ...option, value: values.join(', '), valueNe: valuesNe?.join(', ') ?? null }),
  ),
});

interface BilingualDetail {
  name: string;
  nameNe?: string | null | undefined;
  value: string;
  valueNe?: string | null | undefined;
}

const typed = ({ name, nameNe, value, valueNe }: BilingualDetail): Detail => ({
  ...{ name, value },
  nameNe: nameNe ?? '',
  valueNe: valueNe ?? '',
});

const trimmed = ({ name, value, nameNe, valueNe }: Detail): Detail => ({
  name: name.trim(),
  value: value.trim(),
  nameNe: nameNe.trim(),
  valueNe: valueNe.trim(),
});

const isEmpty = (detail: Detail) => Object.values(trimmed(detail)).every((text) => text === '');

/** Something has a name without a value, a value without a name, or is said in Nepali alone. */
export const hasIncompleteDetail = (details: Details): boolean =>
  detailKinds.some((kind) =>
    details[kind].some((detail) => {
      const { name, value } = trimmed(detail);
      return !isEmpty(detail) && (name === '' || value === '');
    }),
  );

/** Those that say something, as they are sent. */
export const filledDetails = (details: Detail[]): Detail[] =>
  details.filter((detail) => !isEmpty(detail)).map(trimmed);

const valuesIn = (text: string): string[] => text.split(',').flatMap((value) => value.trim() || []);

/** What a call is told of them: what stays as it was is left out. */
export function changedDetails(details: Details, before: Details): Partial<ReturnType<typeof detailsInput>> {
  const changed = detailKinds.filter(
    (kind) => JSON.stringify(details[kind]) !== JSON.stringify(before[kind]),
  );
  const all = detailsInput(details);
  return Object.fromEntries(changed.map((kind) => [kind, all[kind]]));
}

function detailsInput(details: Details) {
  const said = (kind: DetailKind) =>
    filledDetails(details[kind]).map(({ name, value, nameNe, valueNe }) => ({
      ...{ name, value },
      ...{ nameNe: nameNe || null, valueNe: valueNe || null },
    }));
  return {
    specifications: said('specifications'),
    attributes: said('attributes'),
    options: said('options').map(({ value, valueNe, ...option }) => ({
      ...option,
      values: valuesIn(value),
      valuesNe: valueNe === null ? null : valuesIn(valueNe),
    })),
  };
}
