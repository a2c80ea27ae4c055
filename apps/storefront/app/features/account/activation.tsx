import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { activate } from '@haat/contract/account/endpoints';
import { call } from '../../core/call.ts';
import { ShopLink, useLanguage } from '../../core/language.tsx';
import { Button, buttonLook } from '../../ui/button.tsx';
import { StandingLine } from './fields.tsx';
import { LinkTrouble, Outcome, troubleOf } from './link-trouble.tsx';
import type { Trouble } from './link-trouble.tsx';
import { useAccountForm } from './use-account-form.ts';

const texts = {
  used: 'link.usedActivate',
  expired: 'link.expiredActivate',
  unknown: 'link.unknownText',
} as const;

/** Activates the account of a mailed link, by a press: programs that look through mail open links by themselves. */
export function Activation({ token }: { token: string }) {
  const { t } = useLanguage();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const { props, standing, busy } = useAccountForm<never>({
    names: [],
    idle: 'activate.idle',
    request: 'activate.submitting',
    act: async () => {
      try {
        await call(activate, { token });
      } catch (error) {
        const found = troubleOf(error);
        if (!found) throw error;
        setTrouble(found);
      }
      return t('activate.done');
    },
  });
  const login = (
    <ShopLink className={buttonLook()} to="/login">
      {t('login.anew')}
    </ShopLink>
  );
  if (trouble)
    return (
      <LinkTrouble trouble={trouble} text={t(texts[trouble])}>
        {login}
        <ShopLink className={buttonLook('quiet')} to="/signup">
          {t('signUp.title')}
        </ShopLink>
      </LinkTrouble>
    );
  if (standing.state === 'success')
    return (
      <Outcome
        icon={<CircleCheck size={40} className="text-good" aria-hidden />}
        title={t('activate.done')}
        text={t('activate.doneText')}
      >
        {login}
      </Outcome>
    );
  return (
    <form {...props} className="grid gap-4">
      <header className="grid gap-1">
        <h1 className="text-2xl font-bold">{t('activate.title')}</h1>
        <p className="text-soft">{t('activate.intro')}</p>
      </header>
      <StandingLine standing={standing} />
      <Button type="submit" busy={busy}>
        {t(busy ? 'activate.submitting' : 'activate.submit')}
      </Button>
    </form>
  );
}
