import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import type { Question } from '@haat/contract/inquiry/schemas';
import { CallError } from '@haat/web/platform/api/call.ts';
import { useProblemText } from '@haat/web/platform/api/problem-text.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { momentText } from '@haat/web/platform/i18n/moment-text.ts';
import { timeAgo } from '@haat/web/platform/i18n/time-ago.ts';
import { showToast } from '@haat/web/platform/toast/toast.ts';
import { Button } from '@haat/web/ui/button.tsx';
import { isReplied } from './conversation.ts';
import { OfferState } from './offers/offer-state.tsx';
import { IconButton } from '@haat/web/ui/icon-button.tsx';
import type { Waiting } from './outbox.ts';
import { useReplyText } from './reply-text.ts';
import type { Subject } from './subject.ts';
import type { Talk } from './use-conversation.ts';

const bubble = 'w-fit max-w-[85%] whitespace-pre-wrap wrap-anywhere rounded-box px-3 py-2';
const own = `${bubble} justify-self-end bg-sunken`;

// How long the toasts of a deletion stay, in milliseconds.
const toastTime = 4_000;

interface QuestionProps {
  question: Question;
  vendor: Subject['vendor'];
  now: Date;
  talk: Pick<Talk, 'remove' | 'moveOffer'>;
}

export function QuestionItem({ question, vendor, now, talk }: QuestionProps) {
  const { t } = useLanguage();
  const replyText = useReplyText();
  const { content, createdAt, replies, offer } = question;
  const replied = isReplied(question);
  return (
    <li className="grid gap-2">
      <div className="grid gap-0.5">
        <p className={own}>
          <span className="sr-only">{t('inquiry.you')}: </span>
          {content}
        </p>
        <div className="flex items-center justify-end gap-2 text-xs text-soft">
          <When at={createdAt} now={now} />
          <span
            className={`inline-flex items-center gap-1 rounded-full border px-2 py-0.5 font-medium ${replied ? 'border-good text-good' : 'border-line'}`}
          >
            {replied ? <Check aria-hidden size={14} /> : <Clock aria-hidden size={14} />}
            {t(replied ? 'inquiry.replied' : 'inquiry.pending')}
          </span>
          {!replied && <DeleteButton question={question} remove={talk.remove} />}
        </div>
      </div>
      {replies.length > 0 && (
        <ol className="grid gap-2">
          {replies.map((reply) => (
            <li key={reply._id} className="grid gap-0.5">
              <p className={`${bubble} border border-line bg-surface`}>
                <span className="sr-only">{vendor.shopName}: </span>
                {replyText(reply)}
              </p>
              <p className="text-xs text-soft">
                {reply.automatic && `${t('inquiry.automatic')} · `}
                <When at={reply.createdAt} now={now} />
              </p>
            </li>
          ))}
        </ol>
      )}
      {offer && <OfferState offer={offer} now={now} move={talk.moveOffer} />}
    </li>
  );
}

function DeleteButton({ question, remove }: Pick<QuestionProps, 'question'> & Pick<Talk, 'remove'>) {
  const { t } = useLanguage();
  const problemText = useProblemText();
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    try {
      const message = await remove(question);
      // Told as a success either way (spec §8).
      void showToast(message ?? t('inquiry.deleteFailed'), { kind: 'success', duration: toastTime });
    } catch (error) {
      void showToast(problemText(error), { kind: 'error', duration: toastTime });
    }
    setBusy(false);
  };
  return (
    <IconButton
      label={t('inquiry.delete')}
      disabled={busy}
      aria-busy={busy || undefined}
      className="-my-2 text-soft"
      onClick={() => void press()}
    >
      <Trash2 aria-hidden size={18} />
    </IconButton>
  );
}

interface WaitingProps {
  message: Waiting;
  onAgain: () => void;
  onDiscard: () => void;
}

export function WaitingItem({ message: { content, refused }, onAgain, onDiscard }: WaitingProps) {
  const { t } = useLanguage();
  const problemText = useProblemText();
  return (
    <li className="grid gap-0.5">
      <p className={`${own} ${refused === null ? 'opacity-75' : ''}`}>
        <span className="sr-only">{t('inquiry.you')}: </span>
        {content}
      </p>
      {refused === null ? (
        <p className="text-end text-xs text-soft">{t('inquiry.sending')}</p>
      ) : (
        <div className="flex flex-wrap items-center justify-end gap-x-2">
          <p role="alert" className="text-xs text-bad">
            {t('inquiry.refused', { why: problemText(new CallError({ error: '', code: refused }, 0)) })}
          </p>
          <Button kind="plain" size="s" onClick={onAgain}>
            {t('inquiry.again')}
          </Button>
          <Button kind="plain" size="s" onClick={onDiscard}>
            {t('inquiry.discard')}
          </Button>
        </div>
      )}
    </li>
  );
}

function When({ at, now }: { at: string; now: Date }) {
  const { language } = useLanguage();
  return (
    <time dateTime={at} title={momentText(at, language)}>
      {timeAgo(at, now, language)}
    </time>
  );
}
