import { csvHeads } from '@haat/contract/catalog/selling/csv-columns';
import type { RowChange } from '@haat/contract/catalog/selling/schemas';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';

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
                    {!isNew && (
                      <>
                        <span className="sr-only">{t('import.before')} </span>
                        <del>{before || t('import.empty')}</del>
                        <span aria-hidden> → </span>
                        <span className="sr-only">{t('import.after')} </span>
                      </>
                    )}
                    <ins className="no-underline">{after || t('import.empty')}</ins>
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
