import type { EditedRow } from '@haat/contract/content/owning/front/schemas';
import type { RowKind } from '@haat/contract/content/rules';
import { titleIn } from '@haat/contract/core/language';
import type { Language } from '@haat/contract/core/language';
import type { WordKey } from '@haat/web/platform/i18n/language.tsx';

export const kindWord = (kind: RowKind): WordKey => `row.${kind}`;

/** What shoppers read above a row; null where its kind says it. */
export function titleOf({ row: { title, titleNe }, of }: Pick<EditedRow, 'row' | 'of'>, language: Language) {
  if (language === 'ne-NP' && titleNe !== null) return titleNe;
  return title ?? (of && titleIn(language, of));
}
