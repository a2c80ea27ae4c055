import type { EditedRow, FrontRows, NamedCategory } from '@haat/contract/content/owning/front/schemas';
import { maxRowTitle } from '@haat/contract/content/rules';
import { textIn } from '@haat/web/platform/forms/form-text.ts';
import { useForm } from '@haat/web/platform/forms/use-form.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { DialogEnd } from '../../../tenant/dialog-end.tsx';
import { EditDialog } from '../../../tenant/edit-dialog.tsx';
import { useDeletion } from '../../../tenant/use-deletion.ts';
import { TitleFields } from '../../title-fields.tsx';
import type { RowDraft } from './row-draft.ts';
import { RowSubject } from './row-subject.tsx';
import { useEditedRow } from './use-edited-row.ts';

interface RowDialogProps {
  edited: EditedRow | null;
  known: FrontRows;
  categories: NamedCategory[];
  onSaved: (now: FrontRows) => void;
  onClose: () => void;
}

type Name = 'title' | 'titleNe' | 'categoryId' | 'vendorId' | 'pick';

export function RowDialog({ edited, known, categories, onSaved, onClose }: RowDialogProps) {
  const { t } = useLanguage();
  const { draft, change, pick, save, remove, now, versions } = useEditedRow(edited, known);
  const done = () => onSaved(now());
  const deletion = useDeletion(done);
  const { props, wrong, problem, busy } = useForm<Name, RowDraft>({
    read(form) {
      const of = (name: 'title' | 'titleNe') => textIn(form, name).trim();
      return { ...draft, title: of('title'), titleNe: of('titleNe') };
    },
    judge({ kind, title, category, vendor, picked }) {
      const bad = {
        ...(kind === 'category' && !category && { categoryId: t('front.categoryNeeded') }),
        ...(kind === 'vendor' && !vendor && { vendorId: t('front.vendorNeeded') }),
        ...(kind === 'products' && title === '' && { title: t('content.titleNeeded') }),
        ...(kind === 'products' && picked.length === 0 && { pick: t('front.pickNeeded') }),
      };
      return Object.keys(bad).length > 0 ? { wrong: bad, problem: '' } : null;
    },
    async send(values) {
      deletion.clearProblem();
      change(values);
      await save(values);
      done();
    },
  });
  const isLast = known.rows.length === 1;
  return (
    <EditDialog
      title={t(edited ? 'front.editRow' : 'front.newRow')}
      versions={versions}
      onDone={done}
      onClose={onClose}
    >
      <form {...props} className="grid gap-4 p-4">
        <RowSubject draft={draft} categories={categories} wrong={wrong} onChange={change} onPick={pick} />
        <TitleFields start={draft} most={maxRowTitle} wrong={wrong} />
        {draft.kind !== 'products' && <p className="-mt-3 text-sm text-soft">{t('front.rowTitleHint')}</p>}
        <DialogEnd
          problem={problem || deletion.problem}
          busy={busy}
          onDelete={edited && !isLast ? () => deletion.remove(remove) : undefined}
          deleteWords={t('front.deleteRow')}
        />
      </form>
    </EditDialog>
  );
}
