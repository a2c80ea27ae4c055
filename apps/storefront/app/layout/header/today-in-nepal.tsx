import { useEffect, useState } from 'react';
import { digits } from '@haat/contract/core/money';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { firstMove } from '@haat/web/platform/hydration/first-move.ts';
import { isWide } from './header-hover.ts';

/** Today by the calendar of Nepal. The browser says it: a page may have been kept since yesterday. */
export function TodayInNepal() {
  const { language } = useLanguage();
  const [today, setToday] = useState('');
  useEffect(() => {
    let shown = true;
    const say = async () => {
      await firstMove();
      const { bikramSambatText } = await import('@haat/contract/core/time/bikram-sambat');
      if (shown) setToday(digits(bikramSambatText(new Date(), language), language));
    };
    // Without it the strip is whole.
    if (isWide()) say().catch(() => undefined);
    return () => {
      shown = false;
    };
  }, [language]);
  return <p className="whitespace-nowrap">{today}</p>;
}
