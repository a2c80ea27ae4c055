import ChevronRight from 'lucide-react/icons/chevron-right';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { LocalLink } from '@haat/web/platform/i18n/local-link.tsx';
import { mayOpen, useSeller } from '../features/account/seller.ts';
import { PushSettings } from '../features/alerts/push-settings.tsx';
import { SoundSettings } from '../features/alerts/sound-settings.tsx';
import { HolidayForm } from '../features/inquiry/holiday-form.tsx';
import { DeskTitle } from '../layout/desk-title.tsx';
import { AccountEnd } from '../layout/account-end.tsx';

/** How this phone tells of what is new, the language, and the way out. */
export default function Settings() {
  const { t } = useLanguage();
  const { account } = useSeller();
  return (
    <div className="grid max-w-xl gap-8">
      <DeskTitle title={t('settings.title')} />
      <h1 className="page-head">{t('settings.title')}</h1>
      <div className="grid gap-2">
        <Further to="/desk/page" words={t('page.title')} />
        {mayOpen(account, 'holder') && <Further to="/desk/helpers" words={t('helpers.title')} />}
      </div>
      <SoundSettings />
      <PushSettings />
      <HolidayForm />
      <AccountEnd email={account.email} />
    </div>
  );
}

const Further = ({ to, words }: { to: string; words: string }) => (
  <LocalLink
    to={to}
    className="flex min-h-11 items-center justify-between gap-3 desk-row font-medium hover:bg-sunken"
  >
    {words}
    <ChevronRight aria-hidden size={20} className="text-soft" />
  </LocalLink>
);
