import { useState } from 'react';
import type { Helper } from '@haat/contract/account/desk-helpers/schemas';
import { call } from '@haat/web/platform/api/call.ts';
import { useProblemText } from '@haat/web/platform/api/problem-text.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { deskCalls } from './desk-calls.ts';
import type { Desk } from './desk-calls.ts';

interface MoneyAccessProps {
  desk: Desk;
  helper: Helper;
  onChanged: () => void;
}

/** Whether a helper may see the desk's money: it counts as soon as it is ticked. */
export function MoneyAccess({ desk, helper, onChanged }: MoneyAccessProps) {
  const { t } = useLanguage();
  const problemText = useProblemText();
  const [asked, setAsked] = useState<boolean | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [saved, setSaved] = useState(false);
  // What was asked stands until the list that is read anew says it, too: the box does not flash.
  if (asked === helper.seesMoney && !busy) setAsked(null);
  const change = async (seesMoney: boolean) => {
    setAsked(seesMoney);
    setBusy(true);
    setSaved(false);
    setProblem('');
    try {
      await call(deskCalls[desk].change, { helperId: helper._id, seesMoney });
      setSaved(true);
    } catch (error) {
      setAsked(null);
      setProblem(problemText(error));
    }
    setBusy(false);
    onChanged();
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <label className="tap flex cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          checked={asked ?? helper.seesMoney}
          disabled={busy}
          onChange={({ target }) => void change(target.checked)}
          className="size-5 accent-primary-ink"
        />
        {t('helpers.seesMoney')}
      </label>
      <p role="status" className="text-sm text-good empty:hidden">
        {saved && t('helpers.saved')}
      </p>
      <p role="alert" className="text-sm text-bad empty:hidden">
        {problem}
      </p>
    </div>
  );
}
