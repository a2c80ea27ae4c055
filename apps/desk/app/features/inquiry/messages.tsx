import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Question } from '@haat/contract/inquiry/schemas';
import { useNow } from '@haat/web/platform/browser/use-now.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { OfferCard } from './offer-card.tsx';
import { timeAgo } from '@haat/web/platform/i18n/time-ago.ts';

interface MessagesProps {
  questions: Question[];
  /** Who asks. */
  name: string;
  /** Whether they are writing just now. */
  typing: boolean;
  /** An offer was answered. */
  onAnswered: (question?: Question) => void;
}

/** A conversation from its beginning to its end, which is where it opens and stays. */
export function Messages({ questions, name, typing, onAnswered }: MessagesProps) {
  const { t } = useLanguage();
  const end = useRef<HTMLLIElement>(null);
  const first = questions[0]?._id;
  const newest = questions.at(-1)?._id;
  const length = questions.reduce((sum, { replies }) => sum + 1 + replies.length, 0);
  const began = useRef(first);
  useEffect(() => {
    // What comes above is looked at where it is.
    if (began.current === first) end.current?.scrollIntoView({ block: 'end' });
    began.current = first;
  }, [length, newest, first]);
  useSamePlace(first);
  return (
    <ol
      className="grid grid-cols-1 gap-3 [overflow-anchor:none]"
      aria-live="polite"
      aria-relevant="additions"
    >
      {questions.map(({ _id, content, createdAt, replies, offer }) => (
        <li key={_id} className="grid grid-cols-1 gap-2">
          <Bubble by={name} at={createdAt}>
            {content}
          </Bubble>
          {replies.map((reply) => (
            <Bubble
              key={reply._id}
              own
              by={t(reply.automatic ? 'talk.automatic' : 'talk.you')}
              at={reply.createdAt}
            >
              {reply.offerMove ? t(`offer.said.${reply.offerMove}`) : reply.content}
            </Bubble>
          ))}
          {offer && <OfferCard offer={offer} onAnswered={onAnswered} />}
        </li>
      ))}
      <li ref={end} className="min-h-6 scroll-mb-64 text-sm text-soft">
        {typing && t('talk.typing', { name })}
      </li>
    </ol>
  );
}

/** What was read stays where it is when earlier messages come above it. */
function useSamePlace(first: string | undefined): void {
  const before = useRef<{ first: string | undefined; height: number }>(undefined);
  useLayoutEffect(() => {
    const height = document.documentElement.scrollHeight;
    const known = before.current;
    if (known?.first !== undefined && known.first !== first) scrollBy(0, height - known.height);
    before.current = { first, height };
  });
}

function Bubble({
  own = false,
  by,
  at,
  children,
}: {
  own?: boolean;
  by: string;
  at: string;
  children: string;
}) {
  const { language } = useLanguage();
  const now = useNow();
  return (
    <div
      className={`w-fit max-w-[85%] wrap-anywhere rounded-box px-3 py-2 ${own ? 'ms-auto bg-sunken' : 'border border-line bg-surface'}`}
    >
      <p className="text-xs text-soft">
        {by} · {timeAgo(at, now, language)}
      </p>
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">{children}</p>
    </div>
  );
}
