import { arrivalOf } from '@haat/contract/addresses/rules';
import { daySpanText } from '@haat/contract/core/time/both-dates';
import { localized } from '@haat/contract/core/language';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { useNow } from '@haat/web/platform/browser/use-now.ts';
import type { LastPlace } from './last-place.ts';

/** When what is ordered now should arrive at the place that this phone remembers. */
export function ArrivalThere({ place }: { place: LastPlace }) {
  const { t, language } = useLanguage();
  const { from, to } = arrivalOf(place.days, useNow());
  return t('product.arrivesThere', {
    dates: daySpanText(from, to, language),
    place: localized(language, place.name, place.nameNe),
  });
}
