import Check from 'lucide-react/icons/check';
import { knownStatus, timelineOf } from '@haat/contract/orders/rules';
import type { Order } from '@haat/contract/orders/schemas';
import { bothDatesText } from '@haat/contract/core/time/both-dates';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { momentText } from '@haat/web/platform/i18n/moment-text.ts';
import { Returned } from './returned.tsx';

type OrderWay = Pick<Order, 'status' | 'createdAt' | 'updatedAt' | 'history' | 'returnedAt'>;

/** The way of an order: its five steps, as far as it went where it came back, or when it was cancelled, which has none (design D16). */
export const OrderTimeline = ({ order }: { order: OrderWay }) =>
  knownStatus(order.status) === 'cancelled' ? <Cancelled order={order} /> : <Steps order={order} />;

function Cancelled({ order }: { order: OrderWay }) {
  const { t, language } = useLanguage();
  const at = order.history.find(({ status }) => status === 'cancelled')?.at ?? order.updatedAt;
  return (
    <p>
      <time dateTime={at}>{t('order.cancelled', { date: momentText(at, language) })}</time>
    </p>
  );
}

/**
 * The five steps of an order (spec §4): reached ones marked, each with the time it was reached; the current one named;
 * the others with the day they are expected.
 */
function Steps({ order }: { order: OrderWay }) {
  const { t, language } = useLanguage();
  const reachedAt = new Map(order.history.map(({ status, at }) => [status, at]));
  const { returnedAt } = order;
  const steps = timelineOf(order.status, new Date(order.createdAt)).filter(
    ({ reached }) => reached || returnedAt === null,
  );
  return (
    <>
      <ol className="grid gap-0">
        {steps.map(({ step, reached, current, expectedAt }, index) => {
          const at = reachedAt.get(step);
          const isLast = index === steps.length - 1;
          return (
            <li
              key={step}
              aria-current={current && returnedAt === null ? 'step' : undefined}
              className="grid grid-cols-[2rem_1fr] gap-3"
            >
              <span aria-hidden className="grid grid-rows-[auto_1fr] justify-items-center">
                <span
                  className={`grid size-8 place-items-center rounded-full border-2 ${reached ? 'border-good bg-good text-surface' : 'border-line text-soft'}`}
                >
                  {reached && <Check size={18} />}
                </span>
                {!isLast && <span className={`w-0.5 ${reached && !current ? 'bg-good' : 'bg-line'}`} />}
              </span>
              <div className={`${isLast ? '' : 'pb-5'} ${reached ? '' : 'text-soft'}`}>
                <p className="flex flex-wrap items-center gap-2 font-semibold">
                  {t(`status.${step}.title`)}
                  {current && returnedAt === null && (
                    <span className="rounded-full bg-primary px-2 py-0.5 text-xs text-on-primary">
                      {t('order.current')}
                    </span>
                  )}
                </p>
                {(returnedAt === null || !current) && (
                  <p className="text-sm text-soft">{t(`status.${step}.text`)}</p>
                )}
                <p className="text-xs text-soft">
                  {reached && at ? (
                    <time dateTime={at}>{t('order.reached', { date: momentText(at, language) })}</time>
                  ) : (
                    t('order.expected', { date: bothDatesText(expectedAt, language) })
                  )}
                </p>
              </div>
            </li>
          );
        })}
      </ol>
      {returnedAt !== null && <Returned at={returnedAt} />}
    </>
  );
}
