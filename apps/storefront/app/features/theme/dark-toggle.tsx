import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { RenderedOnce } from '@haat/web/platform/rendering/once.tsx';
import { IconButton } from '@haat/web/ui/icon-button.tsx';
import { useDarkMode } from '@haat/web/platform/theme/mode.ts';

/** Switches between light and dark (spec §2). The icon follows the page's class, so it never shows the wrong one. */
export function DarkToggle() {
  const { t } = useLanguage();
  const { isDark, toggle } = useDarkMode();
  return (
    <RenderedOnce
      as={IconButton}
      label={t(isDark ? 'theme.toLight' : 'theme.toDark')}
      onClick={toggle}
      keyOf={() => 'dark mode'}
    >
      {() => (
        <>
          <Moon aria-hidden size={22} className="dark:hidden" />
          <Sun aria-hidden size={22} className="hidden dark:block" />
        </>
      )}
    </RenderedOnce>
  );
}
