import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import type { UserDetail } from '@haat/contract/core/session';
import type { Order, OrderPage } from '@haat/contract/orders/schemas';
import { orderNumber } from '@haat/contract/orders/order-number';
import { isEnded, knownStatus, orderStatuses } from '@haat/contract/orders/rules';
import { shopNameIn, titleIn } from '@haat/contract/core/language';
import { ShopLink, useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { useProblemText } from '@haat/web/platform/api/problem-text.ts';
import type { MenuEntry } from '@haat/web/ui/action-menu.tsx';
import type { Result } from '@haat/web/platform/api/query.ts';
import { useNow } from '@haat/web/platform/browser/use-now.ts';
import { showToast } from '@haat/web/platform/toast/toast.ts';
import { OrderCard } from './order-card.tsx';
import { useOrderNews } from './use-order-news.ts';
import { useOrders } from './use-orders.ts';
import { useInquiry } from '../inquiry/use-inquiry.tsx';
import { writingHash } from '../reviews/review-places.ts';
import { Button, buttonLook } from '@haat/web/ui/button.tsx';
import { Select } from '@haat/web/ui/form/select.tsx';
import { useBuyAgain } from './buy-again.tsx';
import { OrderSkeletons } from './order-skeletons.tsx';
import { EmptyState } from '@haat/web/ui/list/empty-state.tsx';
import { Failed } from '@haat/web/ui/failed.tsx';

/** Milliseconds that an order's news is to be read (spec §9). */
const toastStays = 4_000;

/**
 * The own orders: by status, some more at a time, each moving on by itself while its seller works (spec §2, §4). For a
 * screen that sends the word set `orders` with its loader.
 */
export function OwnOrders({ user, first }: { user: UserDetail; first: Result<OrderPage> | undefined }) {
  const { t } = useLanguage();
  const problemText = useProblemText();
  const now = useNow();
  const orders = useOrders(first);
  useNews(user, orders);
  const { query, known, status } = orders;
  const isEmpty = known.orders.length === 0;
  return (
    <div className="grid grid-cols-1 gap-4">
      {!(isEmpty && status === null) && (
        <div className="max-w-full justify-self-start">
          <Select
            label={t('orders.filter')}
            name="status"
            value={status ?? ''}
            options={[
              { value: '', label: t('orders.all') },
              ...orderStatuses.map((each) => ({ value: each, label: t(`status.${each}.title`) })),
            ]}
            onChange={({ target: { value } }) => orders.choose(value === '' ? null : knownStatus(value))}
          />
        </div>
      )}
      {query.state === 'loading' && <OrderSkeletons />}
      {known.orders.map((order) => (
        <OwnOrder key={order._id} order={order} now={now} onCancel={orders.cancel} />
      ))}
      {query.state === 'failed' && (
        <Failed text={problemText(query.error)} again={t('error.again')} onAgain={orders.refresh} />
      )}
      {query.state === 'ready' && isEmpty && <NoOrders filtered={status !== null} onAll={orders.choose} />}
      {query.state === 'ready' && known.next !== null && (
        <Button kind="quiet" busy={orders.adding} onClick={orders.more}>
          {t(orders.adding ? 'orders.loading' : 'orders.more')}
        </Button>
      )}
    </div>
  );
}

function OwnOrder(props: ComponentProps<typeof OrderCard>) {
  const { t } = useLanguage();
  const { buy, result } = useBuyAgain(props.order);
  const { entries, inquiryDialog } = useInquiryEntries(props.order);
  return (
    <OrderCard
      {...props}
      entries={[
        { label: t('order.again'), icon: <ShoppingCart aria-hidden size={20} />, onSelect: buy },
        ...entries,
      ]}
      lineAction={props.order.status === 'delivered' ? reviewLinkOf : undefined}
    >
      {result}
      {inquiryDialog}
    </OrderCard>
  );
}

function useInquiryEntries({ items, vendor }: Order): { entries: MenuEntry[]; inquiryDialog: ReactNode } {
  const { t, language } = useLanguage();
  const { ask, inquiryDialog } = useInquiry();
  const products = items.filter(
    ({ productId }, at) => items.findIndex((each) => each.productId === productId) === at,
  );
  const entries = products.map((line) => {
    const title = titleIn(language, line);
    return {
      label: products.length === 1 ? t('order.ask') : t('order.askAbout', { title }),
      icon: <MessageCircleQuestionMark aria-hidden size={20} className="shrink-0" />,
      onSelect: () =>
        ask({
          // What it cost then is not what it costs today.
          product: { _id: line.productId, title, slug: line.slug, price: null },
          vendor: { _id: vendor._id, shopName: shopNameIn(language, vendor) },
        }),
    };
  });
  return { entries, inquiryDialog };
}

function ReviewLink({ slug }: { slug: string }) {
  const { t } = useLanguage();
  return (
    <ShopLink
      className="inline-flex min-h-11 items-center text-sm underline underline-offset-2 md:pointer-fine:min-h-0"
      to={`/product/${encodeURIComponent(slug)}${writingHash}`}
    >
      {t('order.review')}
    </ShopLink>
  );
}

const reviewLinkOf = ({ slug }: { slug: string }) => <ReviewLink slug={slug} />;

/** Follows the orders; what is new is said, also to who can't see it change (spec §4). */
function useNews(user: UserDetail, { known, refresh, refreshOne }: ReturnType<typeof useOrders>): void {
  const { t } = useLanguage();
  const [wanted, setWanted] = useState(false);
  // Once there is something to hear of, the channel stays open while the screen is.
  if (!wanted && known.orders.some((order) => !isEnded(order))) setWanted(true);
  useOrderNews({
    userId: user._id,
    wanted,
    onNews: ({ orderId, orderStatus, returned }) => {
      const title = t(returned ? 'order.returned' : `status.${knownStatus(orderStatus)}.title`);
      const said = t('order.news', { number: orderNumber(orderId), status: title });
      void showToast(said, { kind: 'info', duration: toastStays });
      // Where it can't be had now, the next connection asks for all of them.
      refreshOne(orderId).catch(() => {});
    },
    onConnect: refresh,
  });
}

function NoOrders({ filtered, onAll }: { filtered: boolean; onAll: (status: null) => void }) {
  const { t } = useLanguage();
  if (!filtered)
    return (
      <EmptyState title={t('orders.empty')} hint={t('orders.emptyHint')}>
        <ShopLink className={buttonLook()} to="/products">
          {t('products.browse')}
        </ShopLink>
      </EmptyState>
    );
  return (
    <div className="grid justify-items-center gap-3 rounded-box border border-line bg-surface p-8 text-center">
      <p className="font-semibold">{t('orders.emptyFilter')}</p>
      <Button kind="quiet" onClick={() => onAll(null)}>
        {t('orders.showAll')}
      </Button>
    </div>
  );
}
