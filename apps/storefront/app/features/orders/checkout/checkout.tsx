import Plus from 'lucide-react/icons/plus';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Address, DeliveryLocation, DeliverySettings } from '@haat/contract/addresses/schemas';
import type { Placed } from '@haat/contract/orders/schemas';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { CallError } from '@haat/web/platform/api/call.ts';
import type { Result } from '@haat/web/platform/api/query.ts';
import { useProblemText } from '@haat/web/platform/api/problem-text.ts';
import { clearSession } from '@haat/web/platform/session/session.ts';
import type { UserDetail } from '@haat/contract/core/session';
import { AddressChoice } from '../../addresses/address-choice.tsx';
import { AddressDialogs } from '../../addresses/address-dialogs.tsx';
import type { AddressWork } from '../../addresses/address-dialogs.tsx';
import { lastPlace } from '../../addresses/delivery/last-place.ts';
import { LoadedAddresses } from '../../addresses/loaded-addresses.tsx';
import { useAddresses } from '../../addresses/use-addresses.ts';
import { cart } from '../../cart/cart.ts';
import { refreshAgreed } from '../../inquiry/offers/agreed.ts';
import { without } from '../../cart/rules.ts';
import type { CartRow } from '../../cart/rows.ts';
import { refreshStock } from '../../cart/use-stock.ts';
import { keepDraft, readDraft } from './checkout-draft.ts';
import { usePlaceOrder } from '../use-placing.ts';
import { Button } from '@haat/web/ui/button.tsx';
import { CheckoutChanges } from './checkout-changes.tsx';
import { costOf } from './checkout-cost.ts';
import { CheckoutLines, isOrdered, noticeOf } from './checkout-lines.tsx';
import { useFrame } from '../../tenant/frame.ts';
import { CheckoutSummary } from './checkout-summary.tsx';
import { lineChoiceId } from '../../cart/lines/line-choice.tsx';

interface Props {
  user: UserDetail;
  rows: CartRow[];
  /** All of the shopper's, where the screen has brought them. */
  addresses: Result<Address[]> | undefined;
  settings: DeliverySettings;
  locations: DeliveryLocation[];
  onShown: () => void;
  onPlaced: (placed: Placed) => void;
}

/** Lines, address, fee, total and the one button (spec §2: /cart-details). */
export function Checkout({ user, rows, addresses: first, settings, locations, onShown, onPlaced }: Props) {
  const { t, language, rupees } = useLanguage();
  const problemText = useProblemText();
  const [draft] = useState(() => readDraft(user._id));
  const addresses = useAddresses({ before: draft.addressId, first });
  const { placing, place } = usePlaceOrder();
  const [work, setWork] = useState<AddressWork>(null);
  const [note, setNote] = useState(draft.note);
  const [problem, setProblem] = useState('');
  const ordered = rows.filter(isOrdered);
  const { chosen } = addresses;
  const addressId = chosen?._id ?? draft.addressId;
  const area = chosen?.deliveryAreaData ?? null;
  const cost = costOf(ordered, settings, locations, area);
  const stop = stopOf(ordered, chosen);
  // What stopped the last press is told for as long as it does.
  const [stopped, setStopped] = useState<typeof stop>(null);
  const { revalidate } = useRevalidator();
  useRemembered(chosen);
  useEffect(onShown, [onShown]);
  const isLost = problem === t('problem.offline');
  // With a line again the button works: the sentence about none would deny it.
  useEffect(() => {
    if (!isLost) return;
    const stop = new AbortController();
    addEventListener('online', () => setProblem(''), stop);
    return () => stop.abort();
  }, [isLost]);
  useEffect(() => keepDraft(user._id, { addressId, note }), [user._id, addressId, note]);

  async function submit() {
    setProblem('');
    setStopped(stop);
    if (stop === 'checkout.needChoice') lead();
    if (stop || !chosen) return;
    const items = ordered.map(({ productId, quantity, price, variant, chosen, agreed }) => ({
      productId,
      quantity,
      // One piece alone has been seen at the agreed price, several at the shop's.
      price: agreed && quantity === 1 ? agreed.price : price,
      offerId: agreed?._id,
      variant: variant ? { size: chosen.size, color: chosen.color } : null,
    }));
    const { total } = cost;
    const { placed, error } = await place({ items, addressId: chosen._id, total, message: note, language });
    if (placed) {
      keepDraft(user._id, null);
      cart.update((lines) => ordered.reduce((rest, row) => without(rest, row), [...lines]));
      void refreshAgreed(user._id);
      onPlaced(placed);
    } else if (error !== undefined) {
      // Logged out elsewhere: the screen leads to the login, and back to the order as it was.
      if (error instanceof CallError && error.code === 'login-required') return clearSession();
      const now = totalToday(error);
      setProblem(
        now
          ? t('checkout.totalChanged', { total: rupees(now) })
          : isAboutLines(error)
            ? t('checkout.changedMeanwhile')
            : problemText(error),
      );
      // What has moved is shown as it counts now before the next try: delivery where it has, price and stock by each line.
      // Not without need: where the connection is gone, asking the page anew would take the order off the screen.
      if (now !== undefined) {
        addresses.refresh();
        void revalidate();
      }
      // Where only the answer was lost, its last pieces and its agreed price may be gone by the order itself: another press finds it.
      if (!isAnswerLost(error)) await Promise.all([refreshStock(), refreshAgreed(user._id)]);
    }
  }

  // To the line whose choice is open: nothing is sent without it.
  function lead(): void {
    const open = ordered.find(isOpen);
    const place = open && document.getElementById(lineChoiceId(open.key));
    place?.focus({ preventScroll: true });
    place?.scrollIntoView({ block: 'center' });
  }

  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[1fr_24rem]">
      <div className="grid grid-cols-1 gap-8">
        <section className="grid grid-cols-1 gap-3" aria-labelledby="items">
          <h2 id="items" className="section-head">
            {t('checkout.items')}
          </h2>
          <CheckoutChanges rows={rows} onApplied={() => setProblem('')} />
          <CheckoutLines rows={rows} />
        </section>
        <section className="grid grid-cols-1 gap-3" aria-labelledby="address">
          <h2 id="address" className="section-head">
            {t('checkout.address')}
          </h2>
          <LoadedAddresses query={addresses.query} retry={addresses.retry}>
            {(all) => (
              <AddressChoice
                addresses={all}
                chosen={chosen?._id ?? null}
                onChoose={addresses.pick}
                onWork={setWork}
              />
            )}
          </LoadedAddresses>
          <Button kind="quiet" className="justify-self-start" onClick={() => setWork({ is: 'adding' })}>
            <Plus size={18} aria-hidden />
            {t('address.add')}
          </Button>
        </section>
      </div>
      <CheckoutSummary
        cost={cost}
        area={area}
        note={note}
        onNote={setNote}
        known={addresses.current}
        busy={placing.state === 'request' || placing.state === 'success'}
        problem={stop && stop === stopped ? t(stop) : problem}
        onPlace={() => void submit()}
      />
      <AddressDialogs
        work={work}
        terms={{ settings, locations }}
        known={{ fullName: `${user.firstName} ${user.lastName}`.trim(), email: user.email }}
        onCancel={() => setWork(null)}
        onDeleted={() => {
          addresses.refresh();
          setWork(null);
        }}
        onSaved={(addressId) => {
          addresses.pick(addressId);
          addresses.refresh();
          setWork(null);
          setProblem('');
        }}
      />
    </div>
  );
}

const isOpen = (row: CartRow): boolean => noticeOf(row) === 'choice';

/** Why nothing can be ordered as it is; null where it can. */
function stopOf(ordered: CartRow[], chosen: Address | null | undefined) {
  if (ordered.length === 0) return 'checkout.needItems';
  if (ordered.some(isOpen)) return 'checkout.needChoice';
  if (ordered.some((row) => noticeOf(row) === 'too-many')) return 'checkout.needChanges';
  return chosen ? null : 'checkout.needAddress';
}

/** Remembers on this phone where things go, for pages that say when they should arrive there. */
function useRemembered(chosen: Address | null | undefined): void {
  const { subdomain: shop } = useFrame();
  useEffect(() => {
    const { days, deliveryFee: fee = null } = chosen?.deliveryAreaData ?? {};
    const name = chosen?.localLevel?.name ?? chosen?.city;
    if (days && name) lastPlace.set({ shop, name, nameNe: chosen?.localLevel?.nameNe ?? null, days, fee });
  }, [chosen, shop]);
}

/** What all of it costs today, where that stopped the order: no product did, so delivery has changed. */
const totalToday = (error: unknown): number | undefined =>
  error instanceof CallError && error.code === 'total-changed' ? error.problem.total : undefined;

const isAboutLines = (error: unknown): boolean =>
  error instanceof CallError && (error.problem.lines?.length ?? 0) > 0;

/** Whether nobody knows if the order was placed: the line was cut, or the shop broke off. */
const isAnswerLost = (error: unknown): boolean =>
  !(error instanceof CallError) || error.status === 0 || error.status >= 500;
