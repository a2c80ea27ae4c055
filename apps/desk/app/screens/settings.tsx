import { useNavigate } from 'react-router';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import { logOut } from '../features/account/log-out.ts';
import { useSeller } from '../features/account/seller.ts';
import { PushSettings } from '../features/alerts/push-settings.tsx';
import { SoundSettings } from '../features/alerts/sound-settings.tsx';
import { HolidayForm } from '../features/inquiry/holiday-form.tsx';
import { DeskTitle } from '../layout/desk-title.tsx';
import { LanguageAndLook } from '../layout/language-and-look.tsx';

/** How this phone tells of what is new, the language, and the way out. */
export default function Settings() {
  const { t, href } = useLanguage();
  const { account } = useSeller();
  const navigate = useNavigate();
  const leave = async () => {
    await logOut();
    await navigate(href('/desk/login'), { replace: true });
  };
  return (
    <div className="grid max-w-xl gap-8">
      <DeskTitle title={t('settings.title')} />
      <h1 className="page-head">{t('settings.title')}</h1>
      <SoundSettings />
      <PushSettings />
      <HolidayForm />
      <section className="grid gap-2" aria-labelledby="look">
        <h2 id="look" className="section-head">
          {t('settings.look')}
        </h2>
        <LanguageAndLook />
      </section>
      <section className="grid justify-items-start gap-3">
        <p className="text-sm text-soft">{t('login.as', { email: account.email })}</p>
        <Button kind="quiet" onClick={() => void leave()}>
          {t('login.out')}
        </Button>
      </section>
    </div>
  );
}
