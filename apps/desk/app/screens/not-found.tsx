import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { buttonLook } from '@haat/web/ui/button.tsx';
import { EmptyState } from '@haat/web/ui/empty-state.tsx';
import { LocalLink } from '@haat/web/platform/i18n/local-link.tsx';

export default function NotFound() {
  const { t } = useLanguage();
  return (
    <div className="max-w-3xl">
      <EmptyState title={t('desk.missing')} hint={t('desk.missingHint')}>
        <LocalLink className={buttonLook()} to="/desk">
          {t('nav.today')}
        </LocalLink>
      </EmptyState>
    </div>
  );
}
