import { bothDatesText } from '@haat/contract/core/time/both-dates';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';

export function Returned({ at }: { at: string }) {
  const { t, language } = useLanguage();
  return (
    <p className="text-sm font-medium">
      <time dateTime={at}>{t('order.returnedOn', { date: bothDatesText(at, language) })}</time>
    </p>
  );
}
