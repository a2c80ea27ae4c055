import { Check } from 'lucide-react';
import { timelineOf } from '@haat/contract/orders/rules';
import type { Order } from '@haat/contract/orders/endpoints';
import { bothDatesText } from '../../core/both-dates.ts';
import { useLanguage } from '../../core/language.tsx';

/** The five steps of an order: reached ones marked, the current one named, the others with their expected day (spec §4). */
export function OrderTimeline({ order }: { order: Order }) {
  const { t, language } = useLanguage();
  const reachedAt = new Map(order.history.map(({ status, at }) => [status, at]));
  return (
    <ol className="grid gap-0">
      {timelineOf(order.status, new Date(order.createdAt)).map(({ step, reached, current, expectedAt }) => {
        const at = reachedAt.get(step);
        return (
          <li
            key={step}
            aria-current={current ? 'step' : undefined}
            className="grid grid-cols-[2rem_1fr] gap-3 pb-5 last:pb-0"
          >
            <span
              aria-hidden
              className={`grid size-8 place-items-center rounded-full border-2 ${reached ? 'border-good bg-good text-surface' : 'border-line text-soft'}`}
            >
              {reached && <Check size={18} />}
            </span>
            <div className={reached ? '' : 'text-soft'}>
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                {t(`status.${step}.title`)}
                {current && (
                  <span className="rounded-full bg-primary px-2 py-0.5 text-xs text-on-primary">
                    {t('order.current')}
                  </span>
                )}
              </p>
              <p className="text-sm text-soft">{t(`status.${step}.text`)}</p>
              <p className="text-xs text-soft">
                {reached && at
                  ? t('order.reached', { date: bothDatesText(at, language) })
                  : t('order.expected', { date: bothDatesText(expectedAt, language) })}
              </p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
