import Languages from 'lucide-react/icons/languages';
import { useLocation } from 'react-router';
import { inLanguage } from '@haat/contract/core/language';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { RenderedOnce } from '@haat/web/platform/rendering/once.tsx';
import { rememberLanguage } from '../../features/tenant/remembered-language.ts';

/**
 * Goes to the same page in the other language and remembers the choice (design D14). The whole document is loaded
 * anew: only the words of one language travel with a page.
 */
export function HeaderLanguage() {
  const { t, language } = useLanguage();
  const { pathname, search } = useLocation();
  const other = language === 'ne-NP' ? 'en-US' : 'ne-NP';
  return (
    <RenderedOnce
      as="a"
      href={inLanguage(pathname, other) + search}
      hrefLang={other}
      lang={other}
      title={t('lang.switch.label')}
      aria-label={t('lang.switch.label')}
      onClick={() => rememberLanguage(other)}
      className="tap inline-flex shrink-0 items-center whitespace-nowrap justify-center gap-1.5 rounded-full px-3 text-sm font-semibold hover:bg-sunken"
      keyOf={() => 'language'}
    >
      {() => (
        <>
          <Languages aria-hidden size={18} />
          {t('lang.switch')}
        </>
      )}
    </RenderedOnce>
  );
}
