import { orderSteps } from '@haat/contract/orders/rules';
import type { OrderStep } from '@haat/contract/orders/rules';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';

export function StepDots({ step }: { step: OrderStep }) {
  const { t } = useLanguage();
  const at = orderSteps.indexOf(step);
  return (
    <div
      role="img"
      aria-label={t('order.step', { n: at + 1, of: orderSteps.length })}
      className="flex h-3 items-center"
    >
      {orderSteps.map((each, index) => (
        <span
          key={each}
          className={`flex items-center not-first:grow ${index <= at ? 'text-good' : 'text-field'}`}
        >
          {index > 0 && <span className="h-0.5 grow bg-current" />}
          <span
            className={`rounded-full border-2 border-current ${index <= at ? 'bg-current' : ''} ${index === at ? 'size-3' : 'size-2'}`}
          />
        </span>
      ))}
    </div>
  );
}
