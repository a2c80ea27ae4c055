import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useLocation } from 'react-router';
import { inLanguage } from '@haat/contract/core/language';
import { cookies } from '@haat/contract/core/text/names';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { writeCookie } from '@haat/web/platform/session/session.ts';
import { useDarkMode } from '@haat/web/platform/theme/mode.ts';
import { buttonLook } from '@haat/web/ui/button.tsx';
import { IconButton } from '@haat/web/ui/icon-button.tsx';

/** The other language, which is remembered, and the switch between light and dark. */
export function LanguageAndLook() {
  const { t, language } = useLanguage();
  const { pathname, search } = useLocation();
  const { isDark, toggle } = useDarkMode();
  const other = language === 'ne-NP' ? 'en-US' : 'ne-NP';
  return (
    <div className="flex flex-wrap items-center gap-3">
      {/* The page begins anew: its language stands in its very first tag. */}
      <a
        className={buttonLook('quiet')}
        lang={other}
        aria-label={t('lang.switch.label')}
        href={inLanguage(pathname, other) + search}
        onClick={() => writeCookie(cookies.language, other)}
      >
        {t('lang.switch')}
      </a>
      <IconButton label={t(isDark ? 'theme.toLight' : 'theme.toDark')} onClick={toggle}>
        {isDark ? <Sun aria-hidden size={22} /> : <Moon aria-hidden size={22} />}
      </IconButton>
    </div>
  );
}
