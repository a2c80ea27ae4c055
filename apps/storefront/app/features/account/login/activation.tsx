import CircleCheck from 'lucide-react/icons/circle-check';
import { useState } from 'react';
import { activate, checkActivation } from '@haat/contract/account/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { ShopLink, useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { keepSession } from '@haat/web/platform/session/session.ts';
import { buttonLook } from '@haat/web/ui/button.tsx';
import { PasswordField } from '../fields.tsx';
import { AccountForm } from './account-form.tsx';
import { keptGoal, loginFor } from './goal.ts';
import { LinkProblemCard, Outcome, linkProblemOf } from './link-problem.tsx';
import type { LinkProblem } from './link-problem.tsx';
import { useLinkCheck } from './use-link-check.ts';

const texts = {
  used: 'link.usedActivate',
  expired: 'link.expiredActivate',
  unknown: 'link.unknownText',
} as const;

/**
 * Activates the account of a mailed link and logs in. By a press, because programs that look through mail open links by
 * themselves, and with the password of the sign-up, which another one who signed up with this email did not choose.
 */
export function Activation({ token }: { token: string }) {
  const { t } = useLanguage();
  const [done, setDone] = useState<'logged-in' | 'open' | null>(null);
  const [goal] = useState(keptGoal);
  const { check, fail } = useLinkCheck(token, () => call(checkActivation, { token }));
  const login = (
    <ShopLink className={buttonLook()} to={loginFor(goal)}>
      {t('login.anew')}
    </ShopLink>
  );
  if (check.state === 'trouble')
    return (
      <LinkProblemCard trouble={check.trouble} text={t(texts[check.trouble])}>
        {login}
        <ShopLink className={buttonLook('quiet')} to="/signup">
          {t('signUp.title')}
        </ShopLink>
      </LinkProblemCard>
    );
  if (done)
    return (
      <Outcome
        icon={<CircleCheck size={40} className="text-good" aria-hidden />}
        title={t('activate.done')}
        text={t(done === 'logged-in' ? 'activate.loggedIn' : 'activate.doneText')}
      >
        {done === 'open' ? (
          login
        ) : goal ? (
          <a className={buttonLook()} href={goal}>
            {t('login.goOn')}
          </a>
        ) : (
          <ShopLink className={buttonLook()} to="/">
            {t('activate.goOn')}
          </ShopLink>
        )}
      </Outcome>
    );
  const asks = check.state === 'checking' || check.told?.asksPassword !== false;
  return (
    <div className="grid gap-4">
      <p className="text-soft">{t(asks ? 'activate.introPassword' : 'activate.intro')}</p>
      {check.state === 'checking' ? (
        <p role="status">{t('link.checking')}</p>
      ) : (
        <ActivationForm token={token} asks={asks} onDone={setDone} onTrouble={fail} />
      )}
    </div>
  );
}

interface FormProps {
  token: string;
  asks: boolean;
  onDone: (done: 'logged-in' | 'open') => void;
  onTrouble: (trouble: LinkProblem) => void;
}

function ActivationForm({ token, asks, onDone, onTrouble }: FormProps) {
  const { t } = useLanguage();
  const finish = async ({ current }: { current?: string }) => {
    try {
      const { session } = await call(
        activate,
        current === undefined ? { token } : { token, password: current },
      );
      if (session) keepSession(session.token, session.user);
      onDone(session ? 'logged-in' : 'open');
    } catch (error) {
      const found = linkProblemOf(error);
      if (!found) throw error;
      onTrouble(found);
    }
    return t('activate.done');
  };
  const forgot = (
    <ShopLink
      className="-my-3 inline-flex min-h-11 items-center justify-self-start underline"
      to="/forgot-password"
    >
      {t('login.forgot')}
    </ShopLink>
  );
  return (
    <AccountForm
      names={asks ? ['current'] : []}
      idle="activate.idle"
      request="activate.submitting"
      submit="activate.submit"
      act={finish}
      refused={(code) =>
        code === 'wrong-password' ? { field: 'current', text: t('activate.wrongPassword') } : null
      }
      below={asks && forgot}
    >
      {(wrong) => asks && <PasswordField label={t('field.password')} wrong={wrong.current} />}
    </AccountForm>
  );
}
