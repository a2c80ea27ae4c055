import { csvHeads } from '@haat/contract/catalog/selling/csv-columns';
import type { RowChange } from '@haat/contract/catalog/selling/import/schemas';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { BeforeAfter } from '../before-after.tsx';

interface ChangeListProps {
  /** The first ones: a phone that lists a thousand is slow. */
  changes: RowChange[];
  /** How many there are. */
  count: number;
}

/** What a table changes, cell by cell: as it was and as it is then. */
export function ChangeList({ changes, count }: ChangeListProps) {
  const { t, language } = useLanguage();
  return (
    <>
      <h3 className="font-semibold">{t('import.changes')}</h3>
      <ul className="divide-y divide-line rounded-box border border-line bg-surface">
        {changes.map(({ row, title, isNew, cells }) => (
          <li key={row} className="grid gap-1 p-3 wrap-anywhere">
            <p className="font-semibold">
              {title} <span className="text-sm font-normal text-soft">{t('import.row', { n: row })}</span>
              {isNew && <span className="text-sm font-normal text-discount"> · {t('import.new')}</span>}
            </p>
            <dl className="grid gap-1 text-sm">
              {cells.map(({ column, before, after }) => (
                <div key={column}>
                  <dt className="inline text-soft">{csvHeads[column][language]}: </dt>
                  <dd className="inline">
                    <BeforeAfter before={isNew ? null : before} after={after} />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      {count > changes.length && <p>{t('import.more', { n: count - changes.length })}</p>}
    </>
  );
}
