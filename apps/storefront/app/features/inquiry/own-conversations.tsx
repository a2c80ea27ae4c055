import { useEffect } from 'react';
import { shopNameIn, titleIn } from '@haat/contract/core/language';
import type { OwnConversation, OwnConversations as Answer } from '@haat/contract/inquiry/schemas';
import { useProblemText } from '@haat/web/platform/api/problem-text.ts';
import { knownOf } from '@haat/web/platform/api/query.ts';
import type { Result } from '@haat/web/platform/api/query.ts';
import { useMore } from '@haat/web/platform/api/use-more.ts';
import { useQuery } from '@haat/web/platform/api/use-query.ts';
import { useNow } from '@haat/web/platform/browser/use-now.ts';
import { ShopLink, useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { timeAgo } from '@haat/web/platform/i18n/time-ago.ts';
import { buttonLook } from '@haat/web/ui/button.tsx';
import { EmptyState } from '@haat/web/ui/list/empty-state.tsx';
import { Failed } from '@haat/web/ui/failed.tsx';
import { MoreButton } from '@haat/web/ui/list/more-button.tsx';
import { SmallPicture } from '../catalog/small-picture.tsx';
import { Skeleton } from '@haat/web/ui/skeleton.tsx';
import { fetchConversations, fetchConversationsAfter } from './own-conversation-calls.ts';
import { offerNow } from './offers/offer-now.ts';
import { onUnreadChanged } from './unread.ts';
import { useInquiry } from './use-inquiry.tsx';

// Milliseconds after which a list that is looked at is asked for again.
const every = 60_000;

const rowOf = (each: OwnConversation) => ({ ...each, _id: `${each.vendor._id} ${each.product._id}` });
const rowsOf = ({ conversations }: Answer) => conversations.map(rowOf);
const none: Answer = { conversations: [], next: null, unread: 0 };

/** What a shopper talks about with sellers, each opening its conversation (spec §2). */
export function OwnConversations({ first }: { first: Result<Answer> | undefined }) {
  const { t } = useLanguage();
  const problemText = useProblemText();
  const now = useNow();
  const { ask, preload, inquiryDialog } = useInquiry();
  const { query, refresh, retry } = useQuery('conversations', fetchConversations, { first, every });
  useEffect(() => onUnreadChanged(refresh), [refresh]);
  const known = knownOf(query);
  const list = useMore(known ?? none, rowsOf, fetchConversationsAfter);
  if (query.state === 'loading') return <Skeleton className="h-96" />;
  if (query.state === 'failed' && !known)
    return <Failed text={problemText(query.error)} again={t('error.again')} onAgain={retry} />;
  if (list.rows.length === 0)
    return (
      <EmptyState title={t('talks.empty')} hint={t('talks.emptyHint')}>
        <ShopLink className={buttonLook()} to="/products">
          {t('products.browse')}
        </ShopLink>
      </EmptyState>
    );
  return (
    <div className="grid gap-4" onPointerEnter={preload}>
      <ul className="grid gap-2">
        {list.rows.map((row) => (
          <Row key={row._id} conversation={row} now={now} onOpen={ask} />
        ))}
      </ul>
      <MoreButton list={list} words={t('talks.more')} />
      {inquiryDialog}
    </div>
  );
}

interface RowProps {
  conversation: OwnConversation;
  now: Date;
  onOpen: ReturnType<typeof useInquiry>['ask'];
}

function Row({ conversation: { product, vendor, last, unread, at }, now, onOpen }: RowProps) {
  const { t, rupees, language } = useLanguage();
  const [title, shopName] = [titleIn(language, product), shopNameIn(language, vendor)];
  const offer = last.offer && offerNow(last.offer, now);
  const said = last.by === 'shopper' ? t('talks.you', { text: last.content }) : last.content;
  return (
    <li>
      <button
        type="button"
        className="grid w-full grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-3 rounded-box border border-line bg-surface p-3 text-left hover:bg-sunken"
        onClick={() =>
          onOpen({
            product: { _id: product._id, title, slug: product.slug, price: product.price },
            vendor: { _id: vendor._id, shopName },
          })
        }
      >
        <SmallPicture image={product.image} size={56} />
        <span className="grid min-w-0 grid-cols-1 gap-0.5">
          <span className={`truncate ${unread ? 'font-bold' : 'font-medium'}`}>{title}</span>
          <span className="flex flex-wrap justify-between gap-x-3 text-xs text-soft">
            <span>{shopName}</span>
            <span>{timeAgo(at, now, language)}</span>
          </span>
          <span className="flex items-start gap-2 text-sm">
            <span className={`line-clamp-2 wrap-anywhere ${unread ? 'font-semibold' : 'text-soft'}`}>
              {offer ? t(`talks.${offer.told}`, { amount: rupees(offer.amount) }) : said}
            </span>
            {unread && (
              <span className="ms-auto shrink-0 rounded-full bg-primary px-2 text-xs font-bold text-on-primary">
                {t('talks.new')}
              </span>
            )}
          </span>
        </span>
      </button>
    </li>
  );
}
