import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { getDeliverySettings, listDeliveryLocations } from '@haat/contract/addresses/endpoints';
import type { Placed } from '@haat/contract/orders/endpoints';
import type { Route } from './+types/cart-details';
import { Breadcrumb } from '../blocks/breadcrumb.tsx';
import { Checkout } from '../blocks/checkout.tsx';
import { MoreWords, ShopLink, useLanguage } from '../core/language.tsx';
import { unlisted } from '../core/unlisted.ts';
import { pageContext } from '../core/page.ts';
import { usePersonal } from '../core/use-personal.ts';
import { useCartRows } from '../features/cart/use-rows.ts';
import { orderNumber } from '../features/orders/order-card.tsx';
import { screenWords } from '../messages/words.ts';
import { buttonLook } from '../ui/button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { call, shop, language } = context.get(pageContext);
  const [settings, locations] = await Promise.all([
    call(getDeliverySettings, { domain: shop }),
    call(listDeliveryLocations, { domain: shop }),
  ]);
  const words = { ...screenWords(language, 'checkout'), ...screenWords(language, 'addresses') };
  return { settings, locations, words };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  unlisted(loaderData?.words['checkout.title'], matches);

export default function CartDetailsScreen({ loaderData: { words, ...terms } }: Route.ComponentProps) {
  return (
    <MoreWords words={words}>
      <CartDetails {...terms} />
    </MoreWords>
  );
}

type Terms = Omit<Route.ComponentProps['loaderData'], 'words'>;

function CartDetails({ settings, locations }: Terms) {
  const { t } = useLanguage();
  const user = usePersonal();
  const rows = useCartRows();
  const [placed, setPlaced] = useState<Placed | null>(null);
  return (
    <>
      <Breadcrumb trail={[{ title: t('checkout.title') }]} />
      <div className="frame grid gap-6 py-8">
        {placed ? (
          <Thanks placed={placed} />
        ) : (
          <>
            <h1 className="text-2xl font-bold">{t('checkout.title')}</h1>
            {!user ? (
              <Skeleton className="h-96" />
            ) : rows.length === 0 ? (
              <Empty />
            ) : (
              <Checkout
                user={user}
                rows={rows}
                settings={settings}
                locations={locations}
                onPlaced={setPlaced}
              />
            )}
          </>
        )}
      </div>
    </>
  );
}

function Empty() {
  const { t } = useLanguage();
  return (
    <div className="grid justify-items-center gap-3 rounded-box border border-line bg-surface p-10 text-center">
      <p className="text-lg font-semibold">{t('checkout.empty')}</p>
      <p className="text-soft">{t('checkout.emptyHint')}</p>
      <ShopLink className={buttonLook()} to="/products">
        {t('checkout.browse')}
      </ShopLink>
    </div>
  );
}

/** The order is placed: what it costs, its numbers, and where to follow it. */
function Thanks({ placed }: { placed: Placed }) {
  const { t, rupees } = useLanguage();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button stood far below; the long page it was pressed on is gone.
    window.scrollTo({ top: 0, behavior: 'instant' });
    title.current?.focus({ preventScroll: true });
  }, []);
  const several = placed.orders.length > 1;
  const total = rupees(placed.total);
  return (
    <section
      className="mx-auto grid max-w-lg justify-items-center gap-4 rounded-box border border-line bg-surface p-8 text-center shadow-card"
      role="status"
    >
      <CircleCheck size={56} className="text-good" aria-hidden />
      <h1 ref={title} tabIndex={-1} className="text-2xl font-bold outline-none">
        {t('placed.title')}
      </h1>
      <p>
        {several ? t('placed.textMany', { total, n: placed.orders.length }) : t('placed.text', { total })}
      </p>
      <ul className="grid gap-1 text-sm text-soft">
        {placed.orders.map((order) => (
          <li key={order._id}>
            {orderNumber(order._id)} · {order.vendor.shopName} · {rupees(order.total)}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-center gap-2">
        <ShopLink className={buttonLook()} to="/user-profile">
          {t('placed.orders')}
        </ShopLink>
        <ShopLink className={buttonLook('quiet')} to="/products">
          {t('placed.browse')}
        </ShopLink>
      </div>
    </section>
  );
}
