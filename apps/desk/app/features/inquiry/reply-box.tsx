import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import type { DeliverySettings } from '@haat/contract/addresses/schemas';
import { replyToQuestion } from '@haat/contract/inquiry/calls';
import { messageLengthShown } from '@haat/contract/inquiry/rules';
import type { Question, Reply } from '@haat/contract/inquiry/schemas';
import type { SavedReply } from '@haat/contract/inquiry/selling/schemas';
import { call } from '@haat/web/platform/api/call.ts';
import { useForm } from '@haat/web/platform/forms/use-form.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import { fieldLook } from '@haat/web/ui/form/field.tsx';
import { useSeller } from '../account/seller.ts';
import { isPending } from './pending.ts';
import { SavedReplies } from './saved-reply-chips.tsx';
import { useReplyDraft } from './use-reply-draft.ts';

interface ReplyBoxProps {
  about: { user: string; product: string };
  questions: Question[];
  saved: SavedReply[];
  /** The saved replies have changed. */
  onSaved: () => void;
  /** What the product costs now, in whole rupees; null for one that is gone. */
  price: number | null;
  /** The shop's terms, once they are known. */
  delivery: DeliverySettings | undefined;
  onType: () => void;
  onSent: (questionId: string, reply: Reply) => void;
}

/** Answers the earliest question that has no reply, and where all have one the newest; what is being written stays with the one it was begun for. */
export function ReplyBox({
  about,
  questions,
  saved,
  onSaved,
  price,
  delivery,
  onType,
  onSent,
}: ReplyBoxProps) {
  const { t, digits } = useLanguage();
  const { draft, write, turnTo, named, clear } = useReplyDraft(useSeller().account._id, about);
  const { text } = draft;
  const box = useRef<HTMLTextAreaElement>(null);
  const next = questions.find(isPending) ?? questions.at(-1);
  const question = text === '' ? next : questions.find(({ _id }) => _id === draft.questionId);
  const content = text.trim();
  const over = content.length - messageLengthShown;
  const { props, problem, busy } = useForm<never, null>({
    read: () => null,
    judge: () => (content === '' || over > 0 || !question ? { wrong: {}, problem: '' } : null),
    async send() {
      if (!question) return;
      const { clientId } = named();
      const { data } = await call(replyToQuestion, { questionId: question._id, content, clientId });
      clear();
      onSent(question._id, data);
    },
  });
  if (!next) return null;

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // A keyboard that composes a word takes its Enter for itself.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  const use = (words: string) => {
    write(words, next._id);
    box.current?.focus();
  };
  return (
    <form
      {...props}
      className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 -mx-4 grid gap-2 border-t border-line bg-surface p-3 md:bottom-0 md:mx-0 md:rounded-box md:border"
    >
      <SavedReplies
        saved={saved}
        onSaved={onSaved}
        price={price}
        delivery={delivery}
        typed={content}
        onUse={use}
      />
      {question ? (
        <p className="truncate text-xs text-soft">{t('talk.answers', { question: question.content })}</p>
      ) : (
        <div role="alert" className="grid justify-items-start gap-1 text-sm">
          <p>{t('talk.gone')}</p>
          <Button kind="quiet" size="s" className="max-w-full" onClick={() => turnTo(next._id)}>
            <span className="truncate">{t('talk.answerOther', { question: next.content })}</span>
          </Button>
        </div>
      )}
      <div className="flex items-end gap-2">
        <textarea
          ref={box}
          aria-label={t('talk.reply')}
          placeholder={t('talk.reply')}
          rows={Math.min(4, text.split('\n').length)}
          aria-invalid={over > 0 || undefined}
          value={text}
          readOnly={busy}
          onChange={({ target }) => {
            write(target.value, next._id);
            onType();
          }}
          onKeyDown={onKeyDown}
          className={`${fieldLook} field-sizing-content max-h-32 min-h-11 resize-none py-2`}
        />
        <Button type="submit" busy={busy} disabled={content === '' || !question}>
          {t(busy ? 'talk.sending' : 'talk.send')}
        </Button>
      </div>
      <p role="alert" className="text-sm text-bad empty:hidden">
        {over > 0
          ? t(over === 1 ? 'talk.tooLong.one' : 'talk.tooLong', { over, most: messageLengthShown })
          : problem}
      </p>
      <p className="text-end text-xs text-soft">
        {digits(text.length)}/{digits(messageLengthShown)}
      </p>
    </form>
  );
}
