import { useEffect, useId, useRef, useState } from 'react';
import { bothDatesText } from '@haat/contract/core/time/both-dates';
import { maxReply } from '@haat/contract/reviews/rules';
import type { Review } from '@haat/contract/reviews/schemas';
import { replyToReview } from '@haat/contract/reviews/selling/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { useAction } from '@haat/web/platform/api/use-action.ts';
import { dropOwn, keepOwn, ownKey, readOwn } from '@haat/web/platform/storage/own.ts';
import { useForm } from '@haat/web/platform/forms/use-form.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import { fieldLook } from '@haat/web/ui/form/field.tsx';
import { useSeller } from '../account/seller.ts';

interface ReviewReplyProps {
  review: Pick<Review, '_id' | 'reply' | 'updatedAt'>;
  onChanged: (now: Review) => void;
}

export function ReviewReply({ review: { _id, reply, updatedAt }, onChanged }: ReviewReplyProps) {
  const { t } = useLanguage();
  const { begun, keep, drop } = useDraft(_id, reply?.content ?? '');
  const [writing, setWriting] = useState<'begun' | 'asked' | null>(begun() === null ? null : 'begun');
  const end = () => {
    drop();
    setWriting(null);
  };
  const save = async (content: string | null) => {
    const { data } = await call(replyToReview, { reviewId: _id, content, updatedAt });
    onChanged(data);
    end();
  };
  if (writing)
    return (
      <ReplyForm
        start={begun() ?? reply?.content ?? ''}
        isAsked={writing === 'asked'}
        onWrite={keep}
        onSave={save}
        onCancel={end}
      />
    );
  if (reply)
    return <GivenReply reply={reply} onChange={() => setWriting('asked')} onTakeBack={() => save(null)} />;
  return (
    <Button kind="outline" size="s" className="justify-self-start" onClick={() => setWriting('asked')}>
      {t('reviews.send')}
    </Button>
  );
}

/** A reply that is being written: it outlives a reload, until it is given or thrown away. */
function useDraft(reviewId: string, given: string) {
  const key = ownKey(useSeller().account._id, 'review-reply', reviewId);
  return {
    /** Null where nothing was begun, or where it has been given and only the answer was lost. */
    begun(): string | null {
      const text = readOwn(key);
      return typeof text === 'string' && text.trim() !== given ? text : null;
    },
    keep: (text: string) => (text.trim() === given ? dropOwn(key) : keepOwn(key, text)),
    drop: () => dropOwn(key),
  };
}

interface GivenReplyProps {
  reply: NonNullable<Review['reply']>;
  onChange: () => void;
  /** @throws CallError */
  onTakeBack: () => Promise<void>;
}

function GivenReply({ reply, onChange, onTakeBack }: GivenReplyProps) {
  const { t, language } = useLanguage();
  const { busy, problem, run } = useAction(onTakeBack);
  return (
    <div className="grid gap-2 border-s-2 border-line ps-3">
      <p className="text-xs text-soft">
        {t('reviews.reply')} · {bothDatesText(reply.createdAt, language)}
      </p>
      <p className="break-words whitespace-pre-line">{reply.content}</p>
      <div className="-ms-3 flex flex-wrap">
        <Button kind="plain" size="s" onClick={onChange}>
          {t('reviews.change')}
        </Button>
        <Button kind="plain" size="s" busy={busy} onClick={run}>
          {t('reviews.takeBack')}
        </Button>
      </div>
      <p role="alert" className="text-sm text-bad empty:hidden">
        {problem}
      </p>
    </div>
  );
}

interface ReplyFormProps {
  start: string;
  /** Whether it was asked for just now; else it was begun before. */
  isAsked: boolean;
  onWrite: (text: string) => void;
  /** @throws CallError */
  onSave: (content: string) => Promise<void>;
  onCancel: () => void;
}

function ReplyForm({ start, isAsked, onWrite, onSave, onCancel }: ReplyFormProps) {
  const { t } = useLanguage();
  const id = useId();
  const [text, setText] = useState(start);
  const box = useRef<HTMLTextAreaElement>(null);
  // It was asked for with the button that is gone now.
  useEffect(() => {
    if (isAsked) box.current?.focus();
  }, [isAsked]);
  const { props, problem, busy } = useForm<never, string>({
    read: () => text.trim(),
    judge: (content) => (content === '' ? { wrong: {}, problem: '' } : null),
    send: onSave,
  });
  return (
    <form {...props} className="grid gap-2 border-s-2 border-line ps-3">
      <label htmlFor={id} className="text-sm font-medium">
        {t('reviews.reply')}
      </label>
      <textarea
        ref={box}
        id={id}
        rows={Math.min(6, 1 + text.split('\n').length)}
        maxLength={maxReply}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          onWrite(target.value);
        }}
        aria-describedby={`${id}-public`}
        className={`${fieldLook} py-2`}
      />
      <p id={`${id}-public`} className="text-xs text-soft">
        {t('reviews.public')}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="s" kind="outline" busy={busy} disabled={text.trim() === ''}>
          {t(busy ? 'reviews.sending' : 'reviews.send')}
        </Button>
        <Button kind="plain" size="s" onClick={onCancel}>
          {t('reviews.cancel')}
        </Button>
      </div>
      <p role="alert" className="text-sm text-bad empty:hidden">
        {problem}
      </p>
    </form>
  );
}
