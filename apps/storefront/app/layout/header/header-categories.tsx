import ChevronDown from 'lucide-react/icons/chevron-down';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { island } from '@haat/web/platform/hydration/island.tsx';
import { RenderedOnce } from '@haat/web/platform/rendering/once.tsx';
import { useHoverOpen } from './header-hover.ts';

const CategoriesMenu = island<{ onClose: () => void }>(
  async () => (await import('./header-categories-menu.tsx')).CategoriesMenu,
  { when: 'shown' },
);

/** 'All Categories': a list that opens on hover, click or keyboard, on desktop (spec §2). */
export function HeaderCategories() {
  const { t } = useLanguage();
  const { open, close, area, button } = useHoverOpen(CategoriesMenu.preload);
  return (
    <div {...area} className="relative hidden shrink-0 lg:block">
      <RenderedOnce
        as="button"
        {...button}
        type="button"
        className="tap inline-flex items-center gap-2 rounded-box bg-sunken px-3 text-sm font-semibold hover:bg-line"
        keyOf={() => 'all categories'}
      >
        {() => (
          <>
            <LayoutGrid aria-hidden size={18} />
            {t('header.allCategories')}
            <ChevronDown aria-hidden size={16} className={open ? 'rotate-180' : ''} />
          </>
        )}
      </RenderedOnce>
      {open && <CategoriesMenu onClose={close} />}
    </div>
  );
}
