import type { OwnAccount } from '@haat/contract/account/schemas';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { buttonLook } from '@haat/web/ui/button.tsx';
import { Panel } from './panel.tsx';

/** The way to the desk for whoever works there; a shopper has none. */
export function OwnDesk({ me: { role, helper } }: { me: OwnAccount }) {
  const { t, href } = useLanguage();
  if (role === 'shopper' && !helper) return null;
  return (
    <Panel title={t('me.desk')} text={t('me.deskHint')}>
      <a className={`${buttonLook('quiet')} justify-self-start`} href={href('/desk')}>
        {t('me.openDesk')}
      </a>
    </Panel>
  );
}
