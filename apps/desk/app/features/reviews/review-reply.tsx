import { useEffect, useId, useRef, useState } from 'react';
import { bothDatesText } from '@haat/contract/core/time/both-dates';
import { maxReply } from '@haat/contract/reviews/rules';
import type { Review } from '@haat/contract/reviews/schemas';
import { replyToReview } from '@haat/contract/reviews/selling/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { useAction } from '@haat/web/platform/api/use-action.ts';
import { useForm } from '@haat/web/platform/forms/use-form.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import { fieldLook } from '@haat/web/ui/form/field.tsx';

interface ReviewReplyProps {
  review: Pick<Review, '_id' | 'reply' | 'updatedAt'>;
  onChanged: (now: Review) => void;
}

export function ReviewReply({ review: { _id, reply, updatedAt }, onChanged }: ReviewReplyProps) {
  const { t } = useLanguage();
  const [isWriting, setWriting] = useState(false);
  const save = async (content: string | null) => {
    const { data } = await call(replyToReview, { reviewId: _id, content, updatedAt });
    onChanged(data);
    setWriting(false);
  };
  if (isWriting)
    return <ReplyForm before={reply?.content ?? ''} onSave={save} onCancel={() => setWriting(false)} />;
  if (reply)
    return <GivenReply reply={reply} onChange={() => setWriting(true)} onTakeBack={() => save(null)} />;
  return (
    <Button kind="outline" size="s" className="justify-self-start" onClick={() => setWriting(true)}>
      {t('reviews.send')}
    </Button>
  );
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
  before: string;
  /** @throws CallError */
  onSave: (content: string) => Promise<void>;
  onCancel: () => void;
}

function ReplyForm({ before, onSave, onCancel }: ReplyFormProps) {
  const { t } = useLanguage();
  const id = useId();
  const [text, setText] = useState(before);
  const box = useRef<HTMLTextAreaElement>(null);
  // It was asked for with the button that is gone now.
  useEffect(() => box.current?.focus(), []);
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
        onChange={({ target }) => setText(target.value)}
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
