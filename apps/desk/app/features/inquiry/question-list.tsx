import { useState } from 'react';
import { titleIn } from '@haat/contract/core/language';
import { sellerQuestions } from '@haat/contract/inquiry/calls';
import type { SellerQuestion } from '@haat/contract/inquiry/schemas';
import { call } from '@haat/web/platform/api/call.ts';
import { useProblemText } from '@haat/web/platform/api/problem-text.ts';
import { useNow } from '@haat/web/platform/browser/use-now.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { timeAgo } from '@haat/web/platform/i18n/time-ago.ts';
import { Button } from '@haat/web/ui/button.tsx';
import { EmptyState } from '@haat/web/ui/empty-state.tsx';
import { LocalLink } from '@haat/web/platform/i18n/local-link.tsx';
import { isPending } from './pending.ts';
import { SmallPicture } from '../catalog/small-picture.tsx';

interface QuestionListProps {
  asked: { pending?: boolean };
  page: { questions: SellerQuestion[]; next: string | null };
}

/** Questions, each leading to its conversation. */
export function QuestionList({ asked, page }: QuestionListProps) {
  const { t } = useLanguage();
  const problemText = useProblemText();
  const [later, setLater] = useState<QuestionListProps['page'] | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const known = new Set(page.questions.map(({ _id }) => _id));
  const questions = [...page.questions, ...(later?.questions ?? []).filter(({ _id }) => !known.has(_id))];
  const next = later ? later.next : page.next;
  const more = async (after: string) => {
    setBusy(true);
    setProblem('');
    try {
      const found = await call(sellerQuestions, { ...asked, after, size: 30 });
      setLater({ questions: [...(later?.questions ?? []), ...found.questions], next: found.next });
    } catch (error) {
      setProblem(problemText(error));
    }
    setBusy(false);
  };
  if (questions.length === 0) return <EmptyState title={t('inbox.none')} hint={t('inbox.noneHint')} />;
  return (
    <>
      <ul className="grid gap-2">
        {questions.map((question) => (
          <Row key={question._id} question={question} />
        ))}
      </ul>
      <p role="alert" className="text-bad empty:hidden">
        {problem}
      </p>
      {next !== null && (
        <Button kind="quiet" busy={busy} onClick={() => void more(next)}>
          {t('inbox.more')}
        </Button>
      )}
    </>
  );
}

function Row({ question }: { question: SellerQuestion }) {
  const { t, language } = useLanguage();
  const now = useNow();
  const { product, user, content, unread, createdAt } = question;
  const waits = isPending(question);
  return (
    <li>
      <LocalLink
        to={`/desk/inbox/${product._id}/${user._id}`}
        className="flex items-center gap-3 desk-row hover:bg-sunken"
      >
        <SmallPicture image={product.image} size={56} />
        <span className="grid min-w-0 grow gap-0.5">
          <span className="flex items-center gap-2 text-sm">
            <span className={`truncate ${unread ? 'font-bold' : 'font-medium'}`}>
              {user.firstName} {user.lastName}
            </span>
            <span className="ms-auto shrink-0 text-xs text-soft">{timeAgo(createdAt, now, language)}</span>
          </span>
          <span className={`line-clamp-2 ${unread ? 'font-semibold' : ''}`}>{content}</span>
          <span className="flex items-center gap-2 text-xs text-soft">
            <span className="truncate">{titleIn(language, product)}</span>
            <span className={`ms-auto shrink-0 font-semibold ${waits ? 'text-warn' : 'text-good'}`}>
              {t(waits ? 'inbox.waits' : 'inbox.replied')}
            </span>
          </span>
        </span>
      </LocalLink>
    </li>
  );
}
