import type { Route } from './+types/user-profile';
import { Breadcrumb } from '../blocks/breadcrumb.tsx';
import { MoreWords, ShopLink, useLanguage } from '../core/language.tsx';
import { unlisted } from '../core/unlisted.ts';
import { pageContext } from '../core/page.ts';
import { useProblemText } from '../core/problem-text.ts';
import { usePersonal } from '../core/use-personal.ts';
import { OrderCard } from '../features/orders/order-card.tsx';
import { useOrders } from '../features/orders/use-orders.ts';
import { screenWords } from '../messages/words.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Button, buttonLook } from '../ui/button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

export function loader({ context }: Route.LoaderArgs) {
  return { words: screenWords(context.get(pageContext).language, 'account') };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  unlisted(loaderData?.words['profile.title'], matches);

export default function UserProfileScreen({ loaderData }: Route.ComponentProps) {
  return (
    <MoreWords words={loaderData.words}>
      <Breadcrumb trail={[{ title: loaderData.words['profile.title'] }]} />
      <Profile />
    </MoreWords>
  );
}

function Profile() {
  const { t } = useLanguage();
  const user = usePersonal();
  const name = user ? `${user.firstName} ${user.lastName}`.trim() : '';
  return (
    <div className="frame grid max-w-3xl gap-8 py-8">
      <header className="flex min-h-16 items-center gap-4">
        {user ? (
          <>
            <Avatar name={name} picture={user.picture} size={64} />
            <div>
              <h1 className="text-2xl font-bold">{name || t('profile.title')}</h1>
              <p className="text-sm text-soft">{user.email}</p>
            </div>
          </>
        ) : (
          <h1 className="text-2xl font-bold">{t('profile.title')}</h1>
        )}
      </header>
      <section className="grid gap-4" aria-labelledby="orders">
        <h2 id="orders" className="text-xl font-bold">
          {t('profile.orders')}
        </h2>
        {user ? <Orders key={user._id} /> : <OrderSkeletons />}
      </section>
    </div>
  );
}

function Orders() {
  const { t } = useLanguage();
  const problemText = useProblemText();
  const { loaded, again, more, cancel } = useOrders();
  if (loaded.state === 'loading') return <OrderSkeletons />;
  if (loaded.state === 'failed' && loaded.orders.length === 0) {
    return (
      <div className="grid justify-items-start gap-3">
        <p role="alert">{problemText(loaded.error)}</p>
        <Button kind="quiet" onClick={again}>
          {t('profile.again')}
        </Button>
      </div>
    );
  }
  if (loaded.orders.length === 0) {
    return (
      <div className="grid justify-items-center gap-3 rounded-box border border-line bg-surface p-8 text-center">
        <p className="font-semibold">{t('profile.ordersEmpty')}</p>
        <p className="text-sm text-soft">{t('profile.ordersEmptyHint')}</p>
        <ShopLink className={buttonLook()} to="/products">
          {t('profile.browse')}
        </ShopLink>
      </div>
    );
  }
  return (
    <>
      {loaded.orders.map((order) => (
        <OrderCard key={order._id} order={order} onCancel={cancel} />
      ))}
      {loaded.state === 'ready' && loaded.more && (
        <Button kind="quiet" onClick={more}>
          {t('profile.more')}
        </Button>
      )}
    </>
  );
}

function OrderSkeletons() {
  const { t } = useLanguage();
  return (
    <div role="status" aria-label={t('profile.loading')} className="grid gap-4">
      <Skeleton className="h-64" />
      <Skeleton className="h-64" />
    </div>
  );
}
