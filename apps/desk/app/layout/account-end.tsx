import { useNavigate } from 'react-router';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import { logOut } from '../features/account/log-out.ts';
import { LanguageAndLook } from './language-and-look.tsx';

export function AccountEnd({ email }: { email: string }) {
  const { t, href } = useLanguage();
  const navigate = useNavigate();
  const leave = async () => {
    await logOut();
    await navigate(href('/desk/login'), { replace: true });
  };
  return (
    <>
      <section className="grid gap-2" aria-labelledby="look">
        <h2 id="look" className="section-head">
          {t('settings.look')}
        </h2>
        <LanguageAndLook />
      </section>
      <section className="grid justify-items-start gap-3">
        <p className="text-sm text-soft">{t('login.as', { email })}</p>
        <Button kind="quiet" onClick={() => void leave()}>
          {t('login.out')}
        </Button>
      </section>
    </>
  );
}
