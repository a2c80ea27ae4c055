import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { LocalLink } from '@haat/web/platform/i18n/local-link.tsx';
import { buttonLook } from '@haat/web/ui/button.tsx';
import { DeskTitle } from './desk-title.tsx';

/** What an address leads to is not there, with the way on. */
export function Missing() {
  const { t } = useLanguage();
  return (
    <div className="grid max-w-3xl justify-items-start gap-4">
      <DeskTitle title={t('desk.missing')} />
      <h1 className="page-head">{t('desk.missing')}</h1>
      <p className="text-soft">{t('desk.missingHint')}</p>
      <LocalLink className={buttonLook()} to="/desk">
        {t('nav.today')}
      </LocalLink>
    </div>
  );
}
