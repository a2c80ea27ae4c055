import { useEffect, useReducer, useState } from 'react';
import { useNavigate } from 'react-router';
import { getDeliverySettings, listAddresses, listDeliveryLocations } from '@haat/contract/addresses/calls';
import type { Placed } from '@haat/contract/orders/schemas';
import type { Route } from './+types/cart-details';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { MoreMessages, ShopLink, useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { noIndex } from '@haat/web/platform/seo/no-index.ts';
import { call } from '@haat/web/platform/api/call.ts';
import { pageContext } from '@haat/web/platform/api/page.ts';
import type { PageHandle } from '@haat/web/platform/api/page.ts';
import { personalPage, useOwn } from '@haat/web/platform/session/personal.ts';
import { WithoutScript } from '../layout/without-script.tsx';
import { keptHeight, useKeptHeight } from '../features/orders/checkout/kept-height.ts';
import type { CartRow } from '../features/cart/rows.ts';
import { useCartRows } from '../features/cart/use-rows.ts';
import { useStockAnswered } from '../features/cart/use-stock.ts';
import { screenWords } from '../messages/words.ts';
import { EmptyState } from '@haat/web/ui/list/empty-state.tsx';
import { buttonLook } from '@haat/web/ui/button.tsx';
import { island } from '@haat/web/platform/hydration/island.tsx';
import { Skeleton } from '@haat/web/ui/skeleton.tsx';

// On a bad line the lines are shown without the addresses after so many milliseconds.
const longestWait = 3_000;

const waiting = <Skeleton className="h-96" />;
const Checkout = island(async () => (await import('../features/orders/checkout/checkout.tsx')).Checkout, {
  when: 'shown',
  waiting,
});

export const handle = { cache: 'public' } satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const { call, shop, language } = context.get(pageContext);
  const [settings, locations] = await Promise.all([
    call(getDeliverySettings, { domain: shop }),
    call(listDeliveryLocations, { domain: shop }),
  ]);
  const words = { ...screenWords(language, 'checkout'), ...screenWords(language, 'addresses') };
  return { settings, locations, words };
}

/** The cart lies in this browser; what is ordered needs an account, and goes to one of its addresses. */
export const clientLoader = (page: Route.ClientLoaderArgs) =>
  personalPage(page, (signal) => call(listAddresses, {}, { signal }));
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  noIndex(loaderData?.words['checkout.title'], matches);

export default function CartDetailsScreen({ loaderData }: Route.ComponentProps) {
  return (
    <MoreMessages words={loaderData.words}>
      <CartDetails {...loaderData} />
    </MoreMessages>
  );
}

function CartDetails(data: Route.ComponentProps['loaderData']) {
  const { settings, locations } = data;
  const { t, href } = useLanguage();
  const navigate = useNavigate();
  const { user, own } = useOwn(data);
  const rows = useCartRows();
  const answered = useStockAnswered();
  const [placed, keep] = useState<CartRow[] | null>(null);
  const [shown, show] = useReducer(() => true, false);
  const page = useKeptHeight(shown || (user !== null && rows.length === 0));
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (user) Checkout.preload();
    const timer = setTimeout(() => setLate(true), longestWait);
    return () => clearTimeout(timer);
  }, [user]);
  const onPlaced = ({ _id }: Placed) => {
    // The cart is empty now, but that is not what there is to say: what was ordered stays in sight until the next page comes.
    keep(rows);
    void navigate(href(`/order/placed/${_id}`), { replace: true });
  };
  return (
    <>
      <Breadcrumb trail={[{ title: t('checkout.title') }]} />
      <div ref={page} style={keptHeight} className="frame grid grid-cols-1 content-start gap-6 py-6">
        <h1 className="page-head">{t('checkout.title')}</h1>
        <WithoutScript place="cart" />
        {/* Lines and addresses come together: else the addresses push down what stands below. */}
        {!user ? (
          waiting
        ) : !placed && rows.length === 0 ? (
          <Empty />
        ) : (own.state === 'loading' && !late) || !answered ? (
          waiting
        ) : (
          <Checkout
            key={user._id}
            user={user}
            rows={placed ?? rows}
            addresses={own.state === 'loading' ? undefined : own}
            settings={settings}
            locations={locations}
            onShown={show}
            onPlaced={onPlaced}
          />
        )}
      </div>
    </>
  );
}

function Empty() {
  const { t } = useLanguage();
  return (
    <EmptyState title={t('checkout.empty')} hint={t('checkout.emptyHint')}>
      <div className="flex flex-wrap justify-center gap-2">
        <ShopLink className={buttonLook()} to="/products">
          {t('products.browse')}
        </ShopLink>
        {/* Whoever comes back here has often just ordered. */}
        <ShopLink className={buttonLook('quiet')} to="/user-profile">
          {t('checkout.orders')}
        </ShopLink>
      </div>
    </EmptyState>
  );
}
