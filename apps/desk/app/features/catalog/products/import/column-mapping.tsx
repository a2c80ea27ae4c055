import { csvColumns, csvHeads } from '@haat/contract/catalog/selling/csv-columns';
import { mapImport } from '@haat/contract/catalog/selling/import/calls';
import type { ColumnPlaces, ImportJob } from '@haat/contract/catalog/selling/import/schemas';
import { call } from '@haat/web/platform/api/call.ts';
import { textIn } from '@haat/web/platform/forms/form-text.ts';
import { useForm } from '@haat/web/platform/forms/use-form.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Field, fieldLook } from '@haat/web/ui/form/field.tsx';
import { Submit } from '@haat/web/ui/form/submit.tsx';

interface ColumnMappingProps {
  job: ImportJob;
  onMapped: (job: ImportJob) => void;
}

/** Which column of a table says what: each is called as its head, with what stands below it first. */
export function ColumnMapping({ job: { _id: jobId, heads, sample, columns }, onMapped }: ColumnMappingProps) {
  const { t, language } = useLanguage();
  const { props, wrong, problem, busy } = useForm<'title', ColumnPlaces>({
    read: (form) =>
      Object.fromEntries(
        csvColumns.flatMap((column) => {
          const at = textIn(form, column);
          return at === '' ? [] : [[column, Number(at)]];
        }),
      ),
    judge(places) {
      if (places.id === undefined && places.title === undefined)
        return { wrong: { title: t('import.mapNone') }, problem: '' };
      const all = Object.values(places);
      return new Set(all).size < all.length ? { wrong: {}, problem: t('import.mapTwice') } : null;
    },
    async send(places) {
      onMapped(await call(mapImport, { jobId, columns: places }));
    },
  });
  return (
    <form {...props} className="grid gap-3">
      <div className="grid gap-3 sm:grid-cols-2">
        {csvColumns.map((column) => (
          <Field
            key={column}
            label={csvHeads[column][language]}
            wrong={column === 'title' ? wrong.title : undefined}
          >
            {(marks) => (
              <select
                {...marks}
                name={column}
                defaultValue={columns[column] ?? ''}
                className={`tap ${fieldLook}`}
              >
                <option value="">{t('import.mapNothing')}</option>
                {heads.map((head, at) => (
                  <option key={at} value={at}>
                    {[head || t('import.mapColumn', { n: at + 1 }), sample[at]].filter(Boolean).join(' · ')}
                  </option>
                ))}
              </select>
            )}
          </Field>
        ))}
      </div>
      <Submit problem={problem} kind="quiet" busy={busy} className="justify-self-start">
        {t('import.map')}
      </Submit>
    </form>
  );
}
