import { useEffect, useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { bothDatesText } from '@haat/contract/core/time/both-dates';
import { maxReply } from '@haat/contract/reviews/rules';
import type { Review } from '@haat/contract/reviews/schemas';
import { replyToReview } from '@haat/contract/reviews/selling/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { useProblemText } from '@haat/web/platform/api/problem-text.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import { fieldLook } from '@haat/web/ui/form/field.tsx';

interface ReviewReplyProps {
  review: Pick<Review, '_id' | 'reply' | 'updatedAt'>;
  onChanged: (now: Review) => void;
}

export function ReviewReply({ review: { _id, reply, updatedAt }, onChanged }: ReviewReplyProps) {
  const { t, language } = useLanguage();
  const problemText = useProblemText();
  const [isWriting, setWriting] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const save = async (content: string | null) => {
    if (busy) return;
    setBusy(true);
    setProblem('');
    try {
      onChanged((await call(replyToReview, { reviewId: _id, content, updatedAt })).data);
      setWriting(false);
    } catch (error) {
      setProblem(problemText(error));
    }
    setBusy(false);
  };
  if (!reply && !isWriting)
    return (
      <Button kind="outline" size="s" className="justify-self-start" onClick={() => setWriting(true)}>
        {t('reviews.send')}
      </Button>
    );
  return (
    <div className="grid gap-2 border-s-2 border-line ps-3">
      {isWriting ? (
        <ReplyForm
          before={reply?.content ?? ''}
          busy={busy}
          onSave={(content) => void save(content)}
          onCancel={() => setWriting(false)}
        />
      ) : (
        reply && (
          <>
            <p className="text-xs text-soft">
              {t('reviews.reply')} · {bothDatesText(reply.createdAt, language)}
            </p>
            <p className="break-words whitespace-pre-line">{reply.content}</p>
            <div className="-ms-3 flex flex-wrap">
              <Button kind="plain" size="s" onClick={() => setWriting(true)}>
                {t('reviews.change')}
              </Button>
              <Button kind="plain" size="s" busy={busy} onClick={() => void save(null)}>
                {t('reviews.takeBack')}
              </Button>
            </div>
          </>
        )
      )}
      <p role="alert" className="text-sm text-bad empty:hidden">
        {problem}
      </p>
    </div>
  );
}

interface ReplyFormProps {
  before: string;
  busy: boolean;
  onSave: (content: string) => void;
  onCancel: () => void;
}

function ReplyForm({ before, busy, onSave, onCancel }: ReplyFormProps) {
  const { t } = useLanguage();
  const id = useId();
  const [text, setText] = useState(before);
  const content = text.trim();
  const box = useRef<HTMLTextAreaElement>(null);
  // It was asked for with the button that is gone now.
  useEffect(() => box.current?.focus(), []);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (content !== '') onSave(content);
  };
  return (
    <form className="grid gap-2" onSubmit={onSubmit}>
      <label htmlFor={id} className="text-sm font-medium">
        {t('reviews.reply')}
      </label>
      <textarea
        ref={box}
        id={id}
        rows={Math.min(6, 1 + text.split('\n').length)}
        maxLength={maxReply}
        value={text}
        onChange={({ target }) => setText(target.value)}
        aria-describedby={`${id}-public`}
        className={`${fieldLook} py-2`}
      />
      <p id={`${id}-public`} className="text-xs text-soft">
        {t('reviews.public')}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="s" kind="outline" busy={busy} disabled={content === ''}>
          {t(busy ? 'reviews.sending' : 'reviews.send')}
        </Button>
        <Button kind="plain" size="s" onClick={onCancel}>
          {t('reviews.cancel')}
        </Button>
      </div>
    </form>
  );
}
