import { useState } from 'react';
import { dayInNepal } from '@haat/contract/core/time/nepal-time';
import { saveFile } from '../browser/save-file.ts';
import { useProblemText } from './problem-text.ts';

/**
 * Saves a table that the server sends (CSV), under a name and the day in Kathmandu.
 * @param fetchTable asks for it
 */
export function useSaveTable(name: string, fetchTable: () => Promise<BlobPart>) {
  const problemText = useProblemText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const save = async () => {
    setBusy(true);
    setProblem('');
    try {
      const table = await fetchTable();
      saveFile(table, { name: `${name}-${dayInNepal(new Date())}.csv`, type: 'text/csv' });
    } catch (error) {
      setProblem(problemText(error));
    }
    setBusy(false);
  };
  return { busy, problem, onSave: () => void save() };
}
