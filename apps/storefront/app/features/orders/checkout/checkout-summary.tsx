import Banknote from 'lucide-react/icons/banknote';
import { arrivalOf } from '@haat/contract/addresses/rules';
import { daySpanText } from '@haat/contract/core/time/both-dates';
import { localized, shopNameIn } from '@haat/contract/core/language';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { useNow } from '@haat/web/platform/browser/use-now.ts';
import { arrivesIn } from '../../addresses/delivery/delivery.ts';
import { usePlaceHere } from '../../addresses/delivery/use-place-here.ts';
import { Button } from '@haat/web/ui/button.tsx';
import type { Area, Cost } from './checkout-cost.ts';
import { useFrame } from '../../tenant/frame.ts';
import { PaySeal } from '@haat/web/ui/pay-seal.tsx';

interface Props {
  cost: Cost;
  /** Of the chosen address; null until one is chosen. */
  area: Area;
  note: string;
  onNote: (note: string) => void;
  /** Whether it is known where it goes, and so what it costs: nothing can be ordered before. */
  known: boolean;
  busy: boolean;
  problem: string;
  onPlace: () => void;
}

/** Everything that is paid, said before the button (design §6). */
export function CheckoutSummary({ cost, area, note, onNote, known, busy, problem, onPlace }: Props) {
  const { t, rupees, language } = useLanguage();
  const { promises } = useFrame().settings;
  const { subtotal, fee, freeFrom, total, parcels } = cost;
  return (
    <section
      className="grid gap-4 rounded-box border border-line bg-surface p-4 shadow-card lg:sticky lg:top-24"
      aria-labelledby="summary"
    >
      <h2 id="summary" className="text-lg font-bold">
        {t('checkout.summary')}
      </h2>
      <dl className="stacks grid grid-cols-[1fr_auto] gap-y-2 [&_dt]:pe-6">
        <dt className="text-soft">{t('checkout.subtotal')}</dt>
        <dd className="text-end">{rupees(subtotal)}</dd>
        <dt className="text-soft">
          {t('checkout.delivery')}
          {area && (
            <span className="block text-xs">
              {area.isStandardDelivery
                ? t('address.standard')
                : t('checkout.deliveryTo', { area: localized(language, area.areaName, area.areaNameNe) })}
            </span>
          )}
          {cost.days && <Arrival days={cost.days} there={area !== null} />}
        </dt>
        <dd className="text-end">
          {fee === null ? t('checkout.chooseAddress') : fee === 0 ? t('checkout.free') : rupees(fee)}
        </dd>
        <dt className="border-t border-line pt-2 text-lg font-bold">
          {t('checkout.total')}
          {fee === null && <Later range={cost.range} />}
        </dt>
        <dd className="border-t border-line pt-2 text-end text-lg font-bold" aria-live="polite">
          {rupees(total)}
        </dd>
      </dl>
      {freeFrom !== null && <FreeDelivery threshold={freeFrom} subtotal={subtotal} />}
      <div className="flex items-start gap-3 rounded-box border border-line p-3 text-sm">
        <Banknote size={22} className="shrink-0 text-good" aria-hidden />
        <div>
          <h3 className="font-semibold">{t('checkout.payTitle')}</h3>
          <p className="text-soft">
            {parcels.length > 1 ? t('checkout.parcels', { n: parcels.length }) : t('checkout.payment')}
          </p>
          {parcels.length > 1 && (
            <ul className="mt-1 grid gap-0.5">
              {parcels.map(({ seller, total: atDoor }) => (
                <li key={seller._id}>
                  {t('checkout.parcel', { seller: shopNameIn(language, seller), total: rupees(atDoor) })}
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <label className="grid gap-1 text-sm font-medium">
        {t('checkout.note')}
        <textarea
          rows={2}
          maxLength={1000}
          value={note}
          onChange={(event) => onNote(event.target.value)}
          className="rounded-box border border-field bg-surface px-3 py-2 text-base font-normal"
        />
      </label>
      <p role="alert" className="text-sm text-bad empty:hidden">
        {problem}
      </p>
      <Button size="l" disabled={!known} busy={busy} onClick={onPlace}>
        {busy ? t('checkout.placing') : t('checkout.place')}
      </Button>
      {promises.pay && <PaySeal text={t('checkout.seal')} />}
      <ul className="grid gap-1 text-sm text-soft">
        {promises.returnDays && (
          <li>
            {t(promises.returnDays === 1 ? 'checkout.returns.one' : 'checkout.returns', {
              n: promises.returnDays,
            })}
          </li>
        )}
        <li>{t('checkout.vat')}</li>
      </ul>
    </section>
  );
}

function Arrival({ days: { low, high }, there }: { days: NonNullable<Cost['days']>; there: boolean }) {
  const { t, language } = useLanguage();
  const place = usePlaceHere(useFrame().subdomain);
  const known = there ? { from: low, to: high } : place?.days;
  const { from, to } = arrivalOf(known ?? { from: low, to: high }, useNow());
  const dates = daySpanText(from, to, language);
  if (!there && place)
    return (
      <span className="block text-xs">
        {t('checkout.arrivesThere', { dates, place: localized(language, place.name, place.nameNe) })}
      </span>
    );
  return (
    <span className="block text-xs">
      {there
        ? t('checkout.arrives', { dates })
        : t(`checkout.${arrivesIn(low, high)}`, { from: low, to: high })}
    </span>
  );
}

function Later({ range }: Pick<Cost, 'range'>) {
  const { t, rupees } = useLanguage();
  const amount = (fee: number) => (fee === 0 ? t('checkout.free') : rupees(fee));
  return (
    <span className="block text-sm font-normal text-soft">
      {range
        ? t('checkout.onTop', { low: amount(range.low), high: amount(range.high) })
        : t('checkout.onTopOpen')}
    </span>
  );
}

/** How far it is to a delivery that costs nothing (spec §9: 'Free above Rs. …'). */
function FreeDelivery({ threshold, subtotal }: { threshold: number; subtotal: number }) {
  const { t, rupees } = useLanguage();
  const missing = threshold - subtotal;
  return (
    <div className="grid gap-1.5 rounded-box bg-sunken p-3 text-sm">
      <p className="font-semibold">{t('checkout.freeAbove', { amount: rupees(threshold) })}</p>
      <span aria-hidden className="h-2 overflow-hidden rounded-full bg-line">
        <span
          className="block h-full rounded-full bg-good transition-[width]"
          style={{ width: `${Math.min(100, Math.round((subtotal * 100) / Math.max(1, threshold)))}%` }}
        />
      </span>
      <p aria-live="polite" className={missing > 0 ? 'text-soft' : 'text-good'}>
        {missing > 0 ? t('checkout.freeMissing', { amount: rupees(missing) }) : t('checkout.freeReached')}
      </p>
    </div>
  );
}
