import type { WordKey } from '@haat/web/platform/i18n/language.tsx';

/** What a form of the desk calls a field, by what the contract calls it. */
const words: Record<string, WordKey> = {
  confirmHours: 'field.confirmHours',
  commission: 'field.commission',
  deliversOwn: 'field.deliversOwn',
  title: 'field.title',
  titleNe: 'field.titleNe',
  slug: 'field.slug',
  price: 'field.price',
  markPrice: 'field.markPrice',
  active: 'field.active',
  description: 'field.description',
  descriptionNe: 'field.descriptionNe',
  categoryId: 'field.categoryId',
  images: 'field.images',
  variants: 'field.variants',
};

/** The words of a field; null for one that no form shows. */
export const fieldWord = (field: string): WordKey | null =>
  Object.hasOwn(words, field) ? (words[field] ?? null) : null;
