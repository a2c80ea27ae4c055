import type { EditedProduct } from '@haat/contract/catalog/selling/schemas';
import type { WordKey } from '@haat/web/platform/i18n/language.tsx';
import { plainText } from '@haat/web/ui/text/plain-text.ts';
import { keyOf } from '../../photos/form-photos.ts';
import type { FormPhoto } from '../../photos/form-photos.ts';
import { detailKinds, filledDetails } from '../details.ts';
import type { Detail } from '../details.ts';
import { valuesOf } from '../product-values.ts';
import type { ProductValues } from '../product-values.ts';
import type { SaveRequest } from '../saving.ts';
import { coloursIn, kindKey, kindsOf, sizesIn } from '../variants.ts';
import type { Colour } from '../variants.ts';
import { evenHtml } from './written-text.ts';

/** A product as one of two has it. */
export type Version = Omit<SaveRequest, 'publish'>;

/** A photo, and what is said of it; one that is still on this phone has no words yet. */
export interface ComparedPhoto {
  photo: FormPhoto;
  key: string;
  altText: string;
  color: string | null;
}

/** What a version says in one field. */
export type FieldValue =
  | { kind: 'text'; text: string }
  | { kind: 'price'; rupees: number | null }
  | { kind: 'category'; id: string }
  | { kind: 'rich'; html: string }
  | { kind: 'colours'; colours: Colour[] }
  | { kind: 'photos'; photos: ComparedPhoto[] };

export interface Difference {
  word: WordKey;
  yours: FieldValue;
  theirs: FieldValue;
}

type Line = [word: WordKey, value: FieldValue];
/** What a version says in a field, in one line or several; none where nothing can be overwritten. */
type LinesOf = (version: Version, stored: EditedProduct) => Line[];

const text = (word: WordKey, said: string): Line[] => [[word, { kind: 'text', text: said.trim() }]];
const rich = (word: WordKey, html: string): Line[] => [[word, { kind: 'rich', html: evenHtml(html) }]];
const price = (word: WordKey, rupees: number | null): Line[] => [[word, { kind: 'price', rupees }]];

// All that the form sends, in its order.
const fields = {
  photos: ({ photos }) => [['product.photos', { kind: 'photos', photos: photos.map(comparedPhoto) }]],
  title: ({ values }) => text('product.name', values.title),
  price: ({ values }) => price('product.price', values.price),
  markPrice: ({ values: { price: now, markPrice } }) =>
    price('product.markPrice', markPrice !== null && markPrice > (now ?? 0) ? markPrice : null),
  categoryId: ({ values }) => [['product.category', { kind: 'category', id: values.categoryId }]],
  choices: ({ values: { choices } }, { variants }) => {
    const without = new Set(choices.without);
    const leftOut = kindsOf(choices, variants).filter((kind) => without.has(kindKey(kind)));
    return [
      ...text('product.sizes', sizesIn(choices.sizes).join(', ')),
      ['product.colours', { kind: 'colours', colours: coloursIn(choices.colours) }],
      ...text(
        'product.leftOut',
        leftOut.map(({ size, color }) => [color, size].filter(Boolean).join(' ')).join(', '),
      ),
    ];
  },
  titleNe: ({ values }) => text('product.nameNe', values.titleNe),
  description: ({ values }) => rich('product.description', values.description),
  descriptionNe: ({ values }) => rich('product.descriptionNe', values.descriptionNe),
  videoUrl: ({ values, video }) => text('product.video', video?.name ?? values.videoUrl),
  // An empty one is not sent.
  slug: ({ values }, stored) => text('product.slug', values.slug || stored.slug),
  details: ({ values: { details } }) =>
    detailKinds.flatMap((kind) =>
      text(`product.${kind}`, filledDetails(details[kind]).map(detailText).join('\n')),
    ),
  // A file is told with the address that it replaces.
  video: () => [],
  // Of a new product alone, which nobody else edits.
  stock: () => [],
  // Told as so many more or fewer of what is counted by then.
  pieces: () => [],
} satisfies Record<keyof ProductValues | Exclude<keyof Version, 'values'>, LinesOf>;

const detailText = ({ name, value, nameNe, valueNe }: Detail): string =>
  nameNe || valueNe ? `${name}: ${value} · ${nameNe || '–'}: ${valueNe || '–'}` : `${name}: ${value}`;

const comparedPhoto = (photo: FormPhoto): ComparedPhoto => {
  const { altText = '', color = null } = photo;
  return { photo, key: keyOf(photo), altText: altText.trim(), color };
};

/** Where somebody's version of a product differs from what the shop has by now. */
export function differencesOf(mine: Version, stored: EditedProduct): Difference[] {
  const theirs: Version = { values: valuesOf(stored), photos: stored.images, video: null };
  return Object.values<LinesOf>(fields).flatMap((linesOf) => {
    const others = linesOf(theirs, stored);
    return linesOf(mine, stored).flatMap(([word, yours], at) => {
      const [, other] = others[at]!;
      return sameKey(yours) === sameKey(other) ? [] : [{ word, yours, theirs: other }];
    });
  });
}

/** Two that say the same have the same one. Which photo is the first is told by their order. */
const sameKey = (value: FieldValue): string =>
  JSON.stringify(
    value.kind === 'photos' ? value.photos.map(({ key, altText, color }) => [key, altText, color]) : value,
  );

/** What is said of a photo otherwise than in the other version; of one that is in this version alone nothing is. */
export function photoDifference(
  { key, altText, color }: ComparedPhoto,
  others: readonly ComparedPhoto[],
): Partial<Pick<ComparedPhoto, 'altText' | 'color'>> {
  const other = others.find((each) => each.key === key);
  return {
    ...(other && other.altText !== altText && { altText }),
    ...(other && other.color !== color && { color }),
  };
}

/** Whether two rich texts have the same words, so that only their form or where a link leads differs. */
export const isFormOnly = (one: string, other: string): boolean => wordsIn(one) === wordsIn(other);

const wordsIn = (html: string): string => plainText(html).replace(/\s/g, '');
