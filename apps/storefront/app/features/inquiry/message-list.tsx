import ArrowDown from 'lucide-react/icons/arrow-down';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNow } from '@haat/web/platform/browser/use-now.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import { ScrollBox } from '@haat/web/ui/scroll-box.tsx';
import { Skeleton } from '@haat/web/ui/skeleton.tsx';
import { latestReply, sizeOf } from './conversation.ts';
import { QuestionItem, WaitingItem } from './message-item.tsx';
import { useReplyText } from './reply-text.ts';
import type { Subject } from './subject.ts';
import type { Talk } from './use-conversation.ts';

interface Props {
  talk: Talk;
  vendor: Subject['vendor'];
  sellerTypes: boolean;
}

/** What was said, the latest at the bottom; it stays in sight for who is there, and is told to who reads further up. */
export function MessageList({ talk, vendor, sellerTypes }: Props) {
  const { t } = useLanguage();
  const now = useNow();
  const { known, waiting, isLoading, earlier } = talk;
  const { ref, atBottom, unseen, toBottom, look } = useScroll(talk, sellerTypes);
  const isEmpty = known.questions.length + waiting.length === 0;
  return (
    <div className="relative flex min-h-13 grow flex-col">
      <ScrollBox
        ref={ref}
        role="region"
        label={t('inquiry.messages')}
        className="min-h-0 grow overflow-y-auto overscroll-contain px-3 py-3"
        onScroll={look}
      >
        {isLoading && isEmpty && (
          // As high as a talk that begins: nothing jumps when it turns out to.
          <div className="min-h-48">
            <Skeleton className="h-16 w-2/3 justify-self-end" />
          </div>
        )}
        {!isLoading && isEmpty && (
          <div className="grid min-h-48 place-content-center gap-1 text-center">
            <p className="text-lg font-semibold">{t('inquiry.empty')}</p>
            <p className="text-soft">{t('inquiry.empty.text', { shop: vendor.shopName })}</p>
          </div>
        )}
        {earlier && (
          <Button
            kind="quiet"
            size="s"
            className="mx-auto mb-3 flex"
            busy={earlier.busy}
            onClick={earlier.load}
          >
            {t('inquiry.earlier')}
          </Button>
        )}
        <ol className="grid gap-4">
          {known.questions.map((question) => (
            <QuestionItem
              key={question.clientId ?? question._id}
              question={question}
              vendor={vendor}
              now={now}
              talk={talk}
            />
          ))}
          {waiting.map((message) => (
            <WaitingItem
              key={message.clientId}
              message={message}
              onAgain={() => talk.resend(message)}
              onDiscard={() => talk.drop(message)}
            />
          ))}
        </ol>
        <p role="status" className="pt-2 text-sm italic text-soft empty:hidden">
          {sellerTypes && t('inquiry.typing', { shop: vendor.shopName })}
        </p>
      </ScrollBox>
      {!atBottom && (
        <button
          type="button"
          className="absolute bottom-2 left-1/2 inline-flex min-h-11 -translate-x-1/2 items-center gap-1.5 rounded-full border border-line bg-surface px-4 text-sm font-medium shadow-panel hover:bg-sunken"
          onClick={toBottom}
        >
          <ArrowDown aria-hidden size={18} />
          <span className={unseen > 0 ? 'sr-only' : ''}>{t('inquiry.bottom')}</span>
          {unseen > 0 && t('inquiry.bottom.new', { n: unseen })}
        </button>
      )}
      <ReplyAnnouncer talk={talk} vendor={vendor} />
    </div>
  );
}

// Tells who can't see it of a reply that comes while the dialog is open.
function ReplyAnnouncer({ talk: { known }, vendor }: Pick<Props, 'talk' | 'vendor'>) {
  const { t } = useLanguage();
  const replyText = useReplyText();
  const latest = latestReply(known);
  const [first, setFirst] = useState<string | null>(null);
  if (known.next !== null && first === null) setFirst(latest?._id ?? '');
  const isNew = latest !== null && first !== null && latest._id !== first;
  return (
    <p role="status" className="sr-only">
      {isNew && t('inquiry.heard', { shop: vendor.shopName, text: replyText(latest) })}
    </p>
  );
}

// So many pixels above the end still count as being there.
const near = 60;

/** Keeps the end in sight for who is there, and counts what comes below for who is not. */
function useScroll({ known, waiting }: Talk, sellerTypes: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const [atBottom, setAtBottom] = useState(true);
  const isThere = useRef(true);
  const [seen, setSeen] = useState(0);
  const size = sizeOf(known);
  const own = known.questions.length + waiting.length;
  const before = useRef(own);
  const toBottom = () => ref.current?.scrollTo({ top: ref.current.scrollHeight });
  const look = () => {
    const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = ref.current ?? {};
    isThere.current = scrollHeight - scrollTop - clientHeight < near;
    setAtBottom(isThere.current);
    if (isThere.current) setSeen(size);
  };
  useLayoutEffect(() => {
    // Who has just written wants to see it.
    const said = own > before.current && waiting.length > 0;
    before.current = own;
    if (isThere.current || said) toBottom();
    if (isThere.current) setSeen(size);
  }, [size, own, waiting.length, sellerTypes]);
  useEffect(() => {
    // The keyboard of a phone, a longer message or the offer take some of the height.
    const resized = new ResizeObserver(() => isThere.current && toBottom());
    if (ref.current) resized.observe(ref.current);
    return () => resized.disconnect();
  }, []);
  return { ref, atBottom, unseen: Math.max(0, size - seen), toBottom, look };
}
