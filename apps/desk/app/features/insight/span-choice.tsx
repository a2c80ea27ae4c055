import { spans } from '@haat/contract/insight/rules';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { LocalLink } from '@haat/web/platform/i18n/local-link.tsx';
import { chipLook } from '@haat/web/ui/chip.tsx';
import { insightPath } from './asked-insight.ts';
import type { AskedInsight } from './asked-insight.ts';

export function SpanChoice({ place, asked }: { place: string; asked: AskedInsight }) {
  const { t } = useLanguage();
  return (
    <nav aria-label={t('insight.span')} className="flex flex-wrap gap-2">
      {spans.map((days) => (
        <LocalLink
          key={days}
          to={insightPath(place, { ...asked, days })}
          aria-current={days === asked.days ? 'true' : undefined}
          className={chipLook(days === asked.days)}
          preventScrollReset
        >
          {t('insight.days', { n: days })}
        </LocalLink>
      ))}
    </nav>
  );
}
