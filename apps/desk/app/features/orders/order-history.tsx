import { knownStatus } from '@haat/contract/orders/rules';
import type { SellerOrder } from '@haat/contract/orders/selling/schemas';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { momentText } from '@haat/web/platform/i18n/moment-text.ts';

/** When an order came to each of its steps, and who at the desk took it there. */
export function OrderHistory({ history, doneBy }: Pick<SellerOrder, 'history' | 'doneBy'>) {
  const { t, language } = useLanguage();
  return (
    <section className="grid gap-2" aria-labelledby="history">
      <h2 id="history" className="text-sm font-semibold text-soft">
        {t('order.history')}
      </h2>
      <ol className="grid gap-1 text-sm">
        {history.map(({ status, at }) => (
          <li key={status} className="flex flex-wrap justify-between gap-x-4">
            <span>
              <b className="font-medium">{t(`status.${knownStatus(status)}.badge`)}</b>
              <ActorName name={doneBy.find((each) => each.status === status)?.name} />
            </span>
            <time dateTime={at} className="text-soft">
              {momentText(at, language)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}

const ActorName = ({ name }: { name: string | undefined }) =>
  name === undefined ? null : <span className="wrap-anywhere text-soft"> · {name}</span>;
