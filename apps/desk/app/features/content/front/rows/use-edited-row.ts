import { useRef, useState } from 'react';
import { readFrontRows, saveFrontRows } from '@haat/contract/content/owning/front/calls';
import type { EditedRow, FrontRow, FrontRows } from '@haat/contract/content/owning/front/schemas';
import { call } from '@haat/web/platform/api/call.ts';
import { newId } from '@haat/web/platform/browser/new-id.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { useVersion } from '../../../tenant/use-version.ts';
import { draftOf, rowOf, shownOf, withRow } from './row-draft.ts';
import type { RowDraft } from './row-draft.ts';
import { kindWord } from './row-words.ts';

/**
 * A row while a dialog edits it. All rows are saved together: what is saved stands upon those that are known last.
 * @param known all rows as they were seen
 */
export function useEditedRow(edited: EditedRow | null, known: FrontRows) {
  const { t } = useLanguage();
  const [draft, setDraft] = useState(draftOf(edited));
  const [id] = useState(() => edited?.row._id ?? newId());
  const latest = useRef(known);
  const { save, conflict, ...versions } = useVersion<RowDraft>(known.version, async () => {
    latest.current = await call(readFrontRows, {});
    const theirs = latest.current.rows.find(({ row }) => row._id === id) ?? null;
    return { values: draftOf(theirs), version: latest.current.version };
  });
  const put = (row: FrontRow | null, mine: RowDraft) =>
    save(mine, async (version) => {
      const before = latest.current.rows.map((each) => each.row);
      const { data } = await call(saveFrontRows, { version, rows: withRow(before, id, row) });
      latest.current = data;
      return data;
    });
  const shown = (values: RowDraft) => shownOf(values, (kind) => t(kindWord(kind)));
  return {
    draft,
    change: (part: Partial<RowDraft>) => setDraft((old) => ({ ...old, ...part })),
    pick: (next: (old: RowDraft['picked']) => RowDraft['picked']) =>
      setDraft((old) => ({ ...old, picked: next(old.picked) })),
    /** @throws CallError as the call does */
    save: (values: RowDraft) => put(rowOf(id, values), values),
    remove: () => put(null, draft),
    now: () => latest.current,
    versions: {
      ...versions,
      conflict: conflict && {
        mine: shown(conflict.mine),
        theirs: { ...conflict.theirs, values: shown(conflict.theirs.values) },
      },
    },
  };
}
