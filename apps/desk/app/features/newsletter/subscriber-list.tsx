import FileDown from 'lucide-react/icons/file-down';
import { useState } from 'react';
import { bothDatesText } from '@haat/contract/core/both-dates';
import { getSubscribersCsv, listSubscribers } from '@haat/contract/newsletter/calls';
import type { Subscriber } from '@haat/contract/newsletter/schemas';
import { call } from '@haat/web/platform/api/call.ts';
import { useProblemText } from '@haat/web/platform/api/problem-text.ts';
import { useMore } from '@haat/web/platform/api/use-more.ts';
import { saveFile } from '@haat/web/platform/browser/save-file.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import { EmptyState } from '@haat/web/ui/empty-state.tsx';
import { MoreButton } from '@haat/web/ui/more-button.tsx';

interface SubscriberListProps {
  page: { subscribers: Subscriber[]; next: string | null };
}

/** Who reads the newsletter, newest first; all of them as a table. */
export function SubscriberList({ page }: SubscriberListProps) {
  const { t, language } = useLanguage();
  const problemText = useProblemText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const list = useMore({ rows: page.subscribers, next: page.next }, async (after) => {
    const { subscribers: rows, next } = await call(listSubscribers, { after, size: 50 });
    return { rows, next };
  });
  const save = async () => {
    setBusy(true);
    setProblem('');
    try {
      saveFile(await call(getSubscribersCsv, {}), { name: 'haat-newsletter.csv', type: 'text/csv' });
    } catch (error) {
      setProblem(problemText(error));
    }
    setBusy(false);
  };
  if (list.rows.length === 0) return <EmptyState title={t('readers.none')} hint={t('readers.noneHint')} />;
  return (
    <>
      <Button kind="quiet" size="s" busy={busy} className="justify-self-start" onClick={() => void save()}>
        <FileDown aria-hidden size={18} />
        {t(busy ? 'money.fileBusy' : 'money.file')}
      </Button>
      <p role="alert" className="text-sm text-bad empty:hidden">
        {problem}
      </p>
      <ul className="grid gap-2">
        {list.rows.map(({ _id, email, confirmedAt }) => (
          <li key={_id} className="flex flex-wrap items-baseline justify-between gap-x-3 desk-row text-sm">
            <span className="wrap-anywhere">{email}</span>
            <time dateTime={confirmedAt} className="text-xs text-soft">
              {bothDatesText(confirmedAt, language)}
            </time>
          </li>
        ))}
      </ul>
      <MoreButton list={list} words={t('audit.more')} />
    </>
  );
}
