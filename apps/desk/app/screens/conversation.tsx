import ChevronLeft from 'lucide-react/icons/chevron-left';
import { useCallback, useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { getDeliverySettings } from '@haat/contract/addresses/calls';
import { titleIn } from '@haat/contract/core/language';
import { sellerQuestionNews, sellerQuestions } from '@haat/contract/inquiry/calls';
import { listSavedReplies, markSeenBySeller } from '@haat/contract/inquiry/selling/calls';
import { checkCart } from '@haat/contract/stock/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { keepLast } from '@haat/web/platform/api/keep-last.ts';
import { knownOf } from '@haat/web/platform/api/query.ts';
import { useQuery } from '@haat/web/platform/api/use-query.ts';
import { useSeen } from '@haat/web/platform/browser/use-seen.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import { EmptyState } from '@haat/web/ui/list/empty-state.tsx';
import { isAboutNews, useReloadForNews } from '../features/alerts/reload-for-news.ts';
import { ofInbox, useLooking } from '../features/alerts/use-looking.ts';
import { useSeller } from '../features/account/seller.ts';
import { Messages } from '../features/inquiry/messages.tsx';
import { isPending } from '../features/inquiry/pending.ts';
import { ReplyBox } from '../features/inquiry/reply-box.tsx';
import { useRoom } from '../features/inquiry/use-room.ts';
import { useConversation } from '../features/inquiry/use-conversation.ts';
import { SmallPicture } from '../features/catalog/small-picture.tsx';
import type { Route } from './+types/conversation';
import { LocalLink } from '@haat/web/platform/i18n/local-link.tsx';
import { DeskTitle } from '../layout/desk-title.tsx';
import { ScreenError } from '../layout/screen-error.tsx';

// Something besides what was said has changed, such as a saved reply.
let isStale = false;

export const clientLoader = keepLast(async ({ params: { productId, userId } }: Route.ClientLoaderArgs) => {
  const about = { product: productId, user: userId };
  isStale = false;
  const [{ questions: newest }, news, saved, facts] = await Promise.all([
    call(sellerQuestions, { ...about, size: 1 }),
    call(sellerQuestionNews, { ...about, size: 60 }),
    call(listSavedReplies, {}),
    call(checkCart, { productIds: [productId] }),
  ]);
  return {
    about: newest[0] ?? null,
    news,
    saved,
    price: facts[0]?.price ?? null,
  };
});

/** What is new in it is told to it by itself. */
export function shouldRevalidate(asked: ShouldRevalidateFunctionArgs): boolean {
  const isTold = isAboutNews() && !isStale && asked.currentUrl.href === asked.nextUrl.href;
  return asked.defaultShouldRevalidate && !isTold;
}

/** What a shopper and the seller say about a product. */
export default function Conversation(props: Route.ComponentProps) {
  const { productId, userId } = props.params;
  return <OneConversation key={`${productId} ${userId}`} {...props} />;
}

function OneConversation({ loaderData, params }: Route.ComponentProps) {
  const { t, language } = useLanguage();
  const { revalidate } = useRevalidator();
  const { vendor, subdomain } = useSeller();
  const delivery = knownOf(
    useQuery(subdomain, (signal) => call(getDeliverySettings, { domain: subdomain }, { signal })).query,
  );
  const { about, news } = loaderData;
  const { known, ...talk } = useConversation({ user: params.userId, product: params.productId }, news);
  const { questions, earlier } = known;
  useLooking(
    ofInbox,
    questions.map(({ _id }) => _id),
  );
  const room = { userId: params.userId, vendorId: vendor._id, productId: params.productId };
  const { typing, onType, onSent } = useRoom(room, talk.hear);
  const readAnew = useCallback(() => {
    isStale = true;
    void revalidate();
  }, [revalidate]);
  // The first words came while the screen was open.
  const isNew = !about && questions.length > 0;
  useEffect(() => {
    if (isNew) readAnew();
  }, [isNew, readAnew]);
  useSeenBySeller(params, known.next ?? '0');
  useFewerWaiting(questions.filter(isPending).length);
  if (!about) return <EmptyState title={t('talk.none')} hint={t('inbox.noneHint')} />;
  const { user, product } = about;
  const name = `${user.firstName} ${user.lastName}`;
  const title = titleIn(language, product);
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-4">
      <DeskTitle title={t('talk.title', { name, title })} />
      <header className="grid grid-cols-1 gap-2">
        <LocalLink
          className="-ms-2 tap inline-flex items-center gap-1 justify-self-start text-sm text-soft"
          to="/desk/inbox"
        >
          <ChevronLeft aria-hidden size={18} />
          {t('inbox.back')}
        </LocalLink>
        <h1 className="text-lg font-bold">{name}</h1>
        <a
          className="flex items-center gap-3 desk-row"
          href={`${language === 'ne-NP' ? '/ne' : ''}/product/${encodeURIComponent(product.slug)}`}
        >
          <SmallPicture image={product.image} size={40} />
          <span className="min-w-0 grow truncate text-sm">{title}</span>
          <span className="shrink-0 text-sm underline">{t('talk.see')}</span>
        </a>
      </header>
      {earlier && (
        <Button kind="quiet" busy={talk.loading} onClick={talk.loadEarlier}>
          {t('talk.earlier')}
        </Button>
      )}
      <Messages questions={questions} name={name} typing={typing} onAnswered={talk.answered} />
      <ReplyBox
        key={`${product._id}${user._id}`}
        about={{ user: user._id, product: product._id }}
        questions={questions}
        saved={loaderData.saved}
        onSaved={readAnew}
        price={loaderData.price}
        delivery={delivery}
        onType={onType}
        onSent={(questionId, reply) => {
          onSent();
          talk.replied(questionId, reply);
        }}
      />
    </div>
  );
}

/** With an answer, whoever gave it, less waits in the inbox. */
function useFewerWaiting(waits: number): void {
  const reload = useReloadForNews();
  const before = useRef(waits);
  useEffect(() => {
    if (waits < before.current) reload();
    before.current = waits;
  }, [waits, reload]);
}

/** Whoever has the conversation before them has seen it: nobody is mailed about it any more. */
function useSeenBySeller({ productId, userId }: Route.ComponentProps['params'], upTo: string): void {
  const tell = useCallback(
    (seen: string) => {
      // Where it cannot be said, a mail comes that was not needed.
      call(markSeenBySeller, { product: productId, user: userId, upTo: seen }).catch(() => {});
    },
    [productId, userId],
  );
  useSeen(upTo, tell);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ScreenError error={error} />;
}
