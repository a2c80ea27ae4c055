import ChevronRight from 'lucide-react/icons/chevron-right';
import { ShopLink, useLanguage } from '@haat/web/platform/i18n/language.tsx';

export interface BreadcrumbStep {
  title: string;
  to?: string;
}

/** Home, the way, and the page's name (spec §2). */
export function Breadcrumb({ trail }: { trail: BreadcrumbStep[] }) {
  const { t } = useLanguage();
  const way = [{ title: t('site.home'), to: '/' }, ...trail];
  return (
    <nav aria-label={t('breadcrumb.label')} className="border-b border-line bg-surface">
      <ol className="frame no-scrollbar flex items-center gap-1 overflow-x-auto fades-out text-sm whitespace-nowrap text-soft">
        {way.map(({ title, to }, place) => {
          const last = place === way.length - 1;
          return (
            <li key={`${place} ${title}`} className="flex items-center gap-1">
              {place > 0 && <ChevronRight aria-hidden size={14} className="shrink-0" />}
              {to && !last ? (
                <ShopLink
                  to={to}
                  className="-mx-2 inline-flex min-h-11 min-w-11 items-center justify-center px-2 hover:underline"
                >
                  {title}
                </ShopLink>
              ) : (
                <span
                  aria-current={last ? 'page' : undefined}
                  className="inline-flex min-h-11 items-center text-ink"
                >
                  {title}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
