import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { DeliverySettings } from '@haat/contract/addresses/schemas';
import { replyToQuestion } from '@haat/contract/inquiry/calls';
import { messageLengthShown } from '@haat/contract/inquiry/rules';
import type { Question, Reply } from '@haat/contract/inquiry/schemas';
import type { SavedReply } from '@haat/contract/inquiry/selling/schemas';
import { call } from '@haat/web/platform/api/call.ts';
import { newId } from '@haat/web/platform/browser/new-id.ts';
import { useProblemText } from '@haat/web/platform/api/problem-text.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import { fieldLook } from '@haat/web/ui/form/field.tsx';
import { isPending } from './pending.ts';
import { SavedReplies } from './saved-reply-chips.tsx';

interface ReplyBoxProps {
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

/** Answers the earliest question that has no reply, and where all have one the newest. */
export function ReplyBox({ questions, saved, onSaved, price, delivery, onType, onSent }: ReplyBoxProps) {
  const { t, digits } = useLanguage();
  const problemText = useProblemText();
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const box = useRef<HTMLTextAreaElement>(null);
  /** Sent again after a broken line, the same words are the same reply. */
  const sent = useRef({ clientId: '', text: '' });
  const question = questions.find(isPending) ?? questions.at(-1);
  const content = text.trim();
  if (!question) return null;

  const send = async () => {
    if (content === '' || busy) return;
    if (sent.current.text !== content) sent.current = { clientId: newId(), text: content };
    setBusy(true);
    setProblem('');
    try {
      const said = { questionId: question._id, content, clientId: sent.current.clientId };
      const { data } = await call(replyToQuestion, said);
      sent.current = { clientId: '', text: '' };
      setText('');
      onSent(question._id, data);
    } catch (error) {
      setProblem(problemText(error));
    }
    setBusy(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // A keyboard that composes a word takes its Enter for itself.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  };
  const use = (words: string) => {
    setText(words);
    box.current?.focus();
  };
  return (
    <form
      className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 -mx-4 grid gap-2 border-t border-line bg-surface p-3 md:bottom-0 md:mx-0 md:rounded-box md:border"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <SavedReplies
        saved={saved}
        onSaved={onSaved}
        price={price}
        delivery={delivery}
        typed={content}
        onUse={use}
      />
      <p className="truncate text-xs text-soft">{t('talk.answers', { question: question.content })}</p>
      <div className="flex items-end gap-2">
        <textarea
          ref={box}
          aria-label={t('talk.reply')}
          placeholder={t('talk.reply')}
          rows={Math.min(4, text.split('\n').length)}
          maxLength={messageLengthShown}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            onType();
          }}
          onKeyDown={onKeyDown}
          className={`${fieldLook} min-h-11 resize-none py-2`}
        />
        <Button type="submit" busy={busy} disabled={content === ''}>
          {t(busy ? 'talk.sending' : 'talk.send')}
        </Button>
      </div>
      <p role="alert" className="text-sm text-bad empty:hidden">
        {problem}
      </p>
      <p className="text-end text-xs text-soft">
        {digits(text.length)}/{digits(messageLengthShown)}
      </p>
    </form>
  );
}
