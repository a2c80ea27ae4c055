import { csvHeads } from '@haat/contract/catalog/selling/csv-columns';
import type { RowChange } from '@haat/contract/catalog/selling/schemas';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { BeforeAfter } from '../before-after.tsx';

/** So many are listed: a phone that lists a thousand is slow. */
const listed = 100;

/** What a table changes, cell by cell: as it was and as it is then. */
export function ChangeList({ changes }: { changes: RowChange[] }) {
  const { t, language } = useLanguage();
  return (
    <>
      <h3 className="font-semibold">{t('import.changes')}</h3>
      <ul className="divide-y divide-line rounded-box border border-line bg-surface">
        {changes.slice(0, listed).map(({ row, title, isNew, cells }) => (
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
      {changes.length > listed && <p>{t('import.more', { n: changes.length - listed })}</p>}
    </>
  );
}
