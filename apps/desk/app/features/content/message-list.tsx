import { listMessages, markAnswered } from '@haat/contract/content/owning/calls';
import type { ContactMessage } from '@haat/contract/content/owning/schemas';
import { contactLateDays } from '@haat/contract/content/rules';
import { call } from '@haat/web/platform/api/call.ts';
import { useAction } from '@haat/web/platform/api/use-action.ts';
import { useMore } from '@haat/web/platform/api/use-more.ts';
import { useNow } from '@haat/web/platform/browser/use-now.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { momentText } from '@haat/web/platform/i18n/moment-text.ts';
import { Button, buttonLook } from '@haat/web/ui/button.tsx';
import { EmptyState } from '@haat/web/ui/list/empty-state.tsx';
import { MoreList } from '@haat/web/ui/list/more-list.tsx';

interface MessageListProps {
  answered: boolean;
  page: { messages: ContactMessage[]; next: string | null };
  onMoved: () => void;
}

/** What came through the contact form, each with how long it waits. */
export function MessageList({ answered, page, onMoved }: MessageListProps) {
  const { t } = useLanguage();
  const list = useMore(
    page,
    ({ messages }) => messages,
    (after) => call(listMessages, { answered, after, size: 30 }),
  );
  return (
    <MoreList
      list={list}
      none={
        <EmptyState
          title={t('messages.none')}
          hint={t(answered ? 'messages.noneAnswered' : 'messages.noneHint')}
        />
      }
      words={t('audit.more')}
      className="grid gap-3"
    >
      {(message) => <Message key={message._id} message={message} onMoved={onMoved} />}
    </MoreList>
  );
}

const dayLong = 86_400_000;

function Message({ message, onMoved }: { message: ContactMessage; onMoved: () => void }) {
  const { t, language } = useLanguage();
  const now = useNow();
  const { _id, name, email, phone, at, answeredAt } = message;
  const days = Math.max(0, Math.floor((now.getTime() - Date.parse(at)) / dayLong));
  const clock = days === 0 ? 'messages.today' : days >= contactLateDays ? 'messages.late' : 'messages.waits';
  const { busy, problem, run } = useAction(async () => {
    await call(markAnswered, { id: _id, answered: answeredAt === null });
    onMoved();
  });
  return (
    <li className="grid gap-2 desk-row">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <b className="wrap-anywhere">{name}</b>
        <time dateTime={at} className="text-xs text-soft">
          {momentText(at, language)}
        </time>
      </p>
      {answeredAt === null ? (
        <p className={`text-sm ${days >= contactLateDays ? 'font-semibold text-bad' : 'text-soft'}`}>
          {t(clock, { n: days })}
        </p>
      ) : (
        <p className="text-sm text-good">
          {t('messages.answered', { when: momentText(answeredAt, language) })}
        </p>
      )}
      <p className="text-sm wrap-anywhere whitespace-pre-line" lang={message.language}>
        {message.message}
      </p>
      <p role="alert" className="text-sm text-bad empty:hidden">
        {problem}
      </p>
      <div className="flex flex-wrap gap-2">
        <a className={buttonLook('quiet', 's')} href={`mailto:${encodeURIComponent(email)}`}>
          {t('messages.write')}
        </a>
        {phone && (
          <a className={buttonLook('quiet', 's')} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
            {t('messages.call')}
          </a>
        )}
        <Button kind="quiet" size="s" busy={busy} onClick={run}>
          {t(answeredAt === null ? 'messages.done' : 'messages.again')}
        </Button>
      </div>
    </li>
  );
}
