import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { countOf, useNews } from '../features/alerts/news.ts';

/** What the browser calls the screen, with how much is new before it. */
export function DeskTitle({ title }: { title: string }) {
  const { t } = useLanguage();
  const n = countOf(useNews());
  return <title>{n > 0 ? t('alert.title', { n, title }) : title}</title>;
}
