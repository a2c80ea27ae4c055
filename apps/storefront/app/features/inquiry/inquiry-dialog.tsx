import { useEffect, useRef, useState } from 'react';
import { getProduct } from '@haat/contract/catalog/calls';
import type { UserDetail } from '@haat/contract/core/session';
import { call } from '@haat/web/platform/api/call.ts';
import { knownOf } from '@haat/web/platform/api/query.ts';
import { useQuery } from '@haat/web/platform/api/use-query.ts';
import { MoreMessages, ShopLink, useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { useLeaving } from '@haat/web/platform/navigation/use-leaving.ts';
import { useUser } from '@haat/web/platform/session/session.ts';
import { Dialog } from '@haat/web/ui/dialog/dialog.tsx';
import { fetchInquiryWords } from '../../messages/inquiry-words.ts';
import type { Connection } from './connection.ts';
import { MessageBox } from './message-box.tsx';
import { MessageList } from './message-list.tsx';
import { OfferPanel } from './offers/offer-panel.tsx';
import type { Subject } from './subject.ts';
import { useConversation } from './use-conversation.ts';
import { useRoom } from './use-room.ts';

interface Props {
  subject: Subject;
  /** Stands in the address while it is open, where that leads back to it. */
  hash?: string | undefined;
  onClose: () => void;
  /** The session has ended, or somebody else is logged in. */
  onLoggedOut: () => void;
}

/** The talk with a product's seller (spec §2, product inquiry modal). */
export function InquiryDialog({ subject, hash, onClose, onLoggedOut }: Props) {
  const { language } = useLanguage();
  const { query } = useQuery(language, () => fetchInquiryWords(language));
  const user = useAccount(onLoggedOut);
  const words = knownOf(query);
  const failed = query.state === 'failed';
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!failed) return;
    close.current();
    dispatchEvent(new Event('no-connection'));
  }, [failed]);
  if (!words || !user) return null;
  return (
    <MoreMessages words={words}>
      <Opened subject={subject} hash={hash} user={user} onClose={onClose} />
    </MoreMessages>
  );
}

/** Who talks: the account that the dialog was opened by. */
function useAccount(onLoggedOut: () => void): UserDetail | null {
  const user = useUser();
  const [opener] = useState(user?._id);
  const left = useRef(onLoggedOut);
  useEffect(() => {
    left.current = onLoggedOut;
  });
  const isGone = user === null || user._id !== opener;
  useEffect(() => {
    if (isGone) left.current();
  }, [isGone]);
  return isGone ? null : user;
}

type OpenedProps = Omit<Props, 'onLoggedOut'> & { user: UserDetail };

function Opened({ subject, hash, user, onClose }: OpenedProps) {
  const { t } = useLanguage();
  const { product, vendor } = subject;
  const about = { user: user._id, vendor: vendor._id, product: product._id };
  const talk = useConversation(about);
  const { connection, typing } = useRoom(about, talk.hear);
  const price = usePrice(subject);
  useLeaving(onClose);
  return (
    <Dialog
      filled
      title={t('inquiry.title')}
      hash={hash}
      closeLabel={t('close')}
      onClose={onClose}
      width="36rem"
      aside={<Presence connection={connection} />}
    >
      <div className="grid gap-0.5 border-b border-line px-4 py-2 text-sm">
        {hash ? <p className="truncate font-semibold">{product.title}</p> : <ProductLink product={product} />}
        <p className="truncate text-soft">
          {t('inquiry.with')} · {vendor.shopName}
        </p>
      </div>
      {price !== null && (
        <OfferPanel subject={subject} price={price} connection={connection} onOffer={talk.say} />
      )}
      <MessageList talk={talk} vendor={vendor} sellerTypes={connection.sellerTypes} />
      <MessageBox about={about} connection={connection} onTyping={typing} onSend={talk.say} />
    </Dialog>
  );
}

/** To what is talked about, where the talk was opened elsewhere: what was agreed on is bought there. */
const ProductLink = ({ product }: Pick<Subject, 'product'>) => (
  <ShopLink
    className="grid min-h-11 content-center font-semibold underline md:pointer-fine:min-h-0"
    to={`/product/${product.slug}`}
  >
    <span className="truncate">{product.title}</span>
  </ShopLink>
);

/** What the product costs today; null while that is not known, or it is not sold any more. */
function usePrice({ product: { slug, price } }: Subject): number | null {
  const { query } = useQuery(price === null ? slug : null, (signal) =>
    call(getProduct, { slug }, { signal }),
  );
  return price ?? knownOf(query)?.price ?? null;
}

function Presence({ connection: { state, online } }: { connection: Connection }) {
  const { t } = useLanguage();
  const [text, dot] =
    state === 'connecting'
      ? (['inquiry.connecting', 'animate-pulse bg-soft'] as const)
      : state === 'lost'
        ? (['inquiry.reconnecting', 'animate-pulse bg-bad'] as const)
        : state === 'refused'
          ? (['inquiry.closed', 'bg-bad'] as const)
          : state === 'busy'
            ? (['inquiry.busy', 'animate-pulse bg-soft'] as const)
            : online
              ? (['inquiry.online', 'bg-good'] as const)
              : (['inquiry.offline', 'border-2 border-soft'] as const);
  return (
    <p role="status" className="flex shrink-0 items-center gap-1.5 text-sm text-soft">
      <span aria-hidden className={`size-2.5 rounded-full motion-reduce:animate-none ${dot}`} />
      {t(text)}
    </p>
  );
}
