import { useState } from 'react';
import { useNavigate } from 'react-router';
import { pictureAt, pictureSet } from '@haat/contract/catalog/rules';
import type { DeliveryFacts } from '../../addresses/delivery/delivery.ts';
import { pictureOf } from '../../catalog/product/product-view.ts';
import type { ProductView } from '../../catalog/product/product-view.ts';
import { choiceNames } from '../../catalog/product/choosing.ts';
import type { Choice } from '@haat/contract/catalog/choice';
import { CallError } from '@haat/web/platform/api/call.ts';
import { useForm } from '@haat/web/platform/forms/use-form.ts';
import { textIn } from '@haat/web/platform/forms/form-text.ts';
import { MoreMessages, ShopLink, useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { currentUser, usableToken, useUser } from '@haat/web/platform/session/session.ts';
import { QuickOrderForm } from './quick-order-form.tsx';
import { quickFields, quickPayload, quickTotal } from './quick-order-draft.ts';
import { judgeQuickOrder } from './validation.ts';
import type { QuickField, QuickForm } from './quick-order-draft.ts';
import { useQuickOrder } from '../use-placing.ts';
import { Dialog } from '@haat/web/ui/dialog/dialog.tsx';
import { Picture } from '@haat/web/ui/picture.tsx';
import { Skeleton } from '@haat/web/ui/skeleton.tsx';
import { Stepper } from '@haat/web/ui/form/stepper.tsx';
import { ArrivalLine } from '../../addresses/delivery/arrival-line.tsx';
import { agreedFor, refreshAgreed, useAgreedOffers } from '../../inquiry/offers/agreed.ts';
import type { Agreed } from '../../inquiry/offers/agreed.ts';
import { useQuickStart } from './use-quick-start.ts';
import type { QuickStart } from './use-quick-start.ts';

interface Props {
  product: ProductView;
  /** Size and colour; null where the product has neither. */
  choice: Choice | null;
  /** Pieces left; null where unknown. */
  left: number | null;
  days: DeliveryFacts['days'];
  onClose: () => void;
  /** Hears that the session has ended elsewhere: a guest logs in before ordering (design D10). */
  onLoggedOut: () => void;
}

/** 'Complete Your Order': one product, ordered without the cart (spec §2, §5). */
export function QuickOrder(props: Props) {
  const { t, language } = useLanguage();
  const user = useUser();
  const start = useQuickStart(language, user, props.onClose);
  return (
    <Dialog
      // Its name is among the words that are still on the way.
      title={start?.words['quick.title'] ?? props.product.card.title}
      closeLabel={t('close')}
      onClose={props.onClose}
      width="44rem"
    >
      {start ? (
        <MoreMessages words={start.words}>
          <Content {...props} start={start} />
        </MoreMessages>
      ) : (
        <div className="grid gap-4 p-4" aria-busy="true">
          <Skeleton className="h-24" />
          <Skeleton className="h-80" />
        </div>
      )}
    </Dialog>
  );
}

// The most that the server takes where the stock is unknown.
const maxQuantity = 999;

function Content({
  product,
  choice,
  left: leftAtFirst,
  days,
  onClose,
  onLoggedOut,
  start,
}: Props & { start: QuickStart }) {
  const { card } = product;
  const { t, href, language } = useLanguage();
  const navigate = useNavigate();
  const { placing, place } = useQuickOrder();
  const [quantity, setQuantity] = useState(1);
  const [price, setPrice] = useState(card.price);
  const [left, setLeft] = useState(leftAtFirst);
  const agreed = agreedFor(useAgreedOffers(), card._id, price);
  const form = useForm<QuickField, QuickForm>({
    read: (data) => Object.fromEntries(quickFields.map((name) => [name, textIn(data, name)])) as QuickForm,
    judge: (filled) => {
      const found = Object.entries(judgeQuickOrder(filled));
      const missing = found.some(([, key]) => key === 'quick.missing');
      const [first] = found;
      if (!first) return null;
      return {
        // What is missing is said once, below the form.
        wrong: Object.fromEntries(found.map(([name, key]) => [name, key === 'quick.missing' ? '' : t(key)])),
        problem: t(missing ? 'quick.missing' : first[1]),
      };
    },
    send: async (filled) => {
      // Logged out in another tab meanwhile: it would be a guest's order, in nobody's list.
      if (usableToken() === null) return onLoggedOut();
      const wanted = { productId: card._id, adminId: card.adminId._id, price, quantity, agreed };
      const payload = quickPayload(filled, { ...wanted, variant: choice });
      const { placed, error } = await place({ ...payload, language });
      if (placed) void navigate(href(`/order/placed/${placed._id}`));
      else if (error !== undefined) throw error;
    },
    onFailed: learn,
  });

  // What counts now is shown before the next try.
  function learn(error: unknown): void {
    console.warn('quick order:', error);
    if (!(error instanceof CallError)) return;
    if (error.code === 'login-required') return onLoggedOut();
    const { code, price: now, left: rest } = error.problem;
    const userId = currentUser()?._id;
    if (code === 'offer-gone' && userId) void refreshAgreed(userId);
    if (code === 'price-changed' && now !== undefined) setPrice(now);
    if (rest === undefined) return;
    setLeft(rest);
    setQuantity((wanted) => Math.max(1, Math.min(wanted, rest)));
  }

  const most = Math.min(left ?? maxQuantity, maxQuantity);
  return (
    <div className="grid gap-5 p-4 pb-0">
      <Ordered
        product={product}
        choice={choice}
        price={price}
        agreed={agreed}
        left={left}
        days={days}
        quantity={quantity}
        most={most}
        onQuantity={setQuantity}
        onLeave={onClose}
      />
      <QuickOrderForm
        {...form}
        start={start.form}
        provinces={start.provinces}
        busy={placing.state === 'request' || placing.state === 'success'}
      />
    </div>
  );
}

interface OrderedProps {
  product: ProductView;
  choice: Choice | null;
  price: number;
  agreed: Agreed | undefined;
  left: number | null;
  days: DeliveryFacts['days'];
  quantity: number;
  most: number;
  onQuantity: (quantity: number) => void;
  onLeave: () => void;
}

// Few enough to say how many.
const few = 5;

function Ordered({
  product,
  choice,
  price,
  agreed,
  left,
  days,
  quantity,
  most,
  onQuantity,
  onLeave,
}: OrderedProps) {
  const { t, rupees, digits } = useLanguage();
  const { card } = product;
  const image = pictureOf(product, choice?.color);
  const chosen = choiceNames(product.variants, choice);
  const { title } = card;
  return (
    <section className="grid gap-4">
      <div className="grid grid-cols-[5rem_1fr] gap-4 sm:grid-cols-[7rem_1fr]">
        <span className="block aspect-square overflow-hidden rounded-box bg-sunken">
          {image && (
            <Picture
              src={pictureAt(image.url, 200)}
              sources={pictureSet(image.url, [200, 400])}
              sizes="112px"
              alt={image.altText}
              width={112}
              height={112}
              className="size-full object-cover"
            />
          )}
        </span>
        <div className="grid content-start justify-items-start gap-1">
          <ShopLink
            to={`/product/${encodeURIComponent(card.slug)}`}
            className="font-semibold hover:underline"
            onClick={onLeave}
          >
            {title}
          </ShopLink>
          {chosen && <p className="text-sm text-soft">{chosen}</p>}
          <p className="text-lg font-bold">{rupees(price)}</p>
          {agreed && <p className="text-sm text-good">{t('cart.agreed', { price: rupees(agreed.price) })}</p>}
          <p className="flex flex-wrap items-center gap-2 text-xs">
            <span
              className={`rounded-full border border-current px-3 py-0.5 font-semibold ${left === 0 ? 'text-bad' : 'text-good'}`}
            >
              {t(left === 0 ? 'card.out' : 'quick.inStock')}
            </span>
            {left !== null && left > 0 && left <= few && (
              <span className="text-warn">{t('quick.few', { n: left })}</span>
            )}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-box bg-sunken p-3">
        <Stepper
          shown={digits(quantity)}
          labels={{
            group: t('quick.quantity', { title }),
            plus: t('quick.plus', { title }),
            minus: t('quick.minus', { title }),
          }}
          plus={quantity < most ? 'offered' : 'disabled'}
          minus={quantity > 1 ? 'offered' : 'disabled'}
          onPlus={() => onQuantity(quantity + 1)}
          onMinus={() => onQuantity(quantity - 1)}
        />
        <dl className="flex items-baseline gap-3" aria-live="polite">
          <dt className="text-soft">{t('quick.total')}</dt>
          <dd className="text-lg font-bold">{rupees(quickTotal({ price, quantity, agreed }))}</dd>
        </dl>
        <p className="w-full text-sm text-soft">
          {t('quick.totalHint')}
          {days && <ArrivalLine days={days} />}
        </p>
      </div>
    </section>
  );
}
