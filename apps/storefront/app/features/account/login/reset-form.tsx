import CircleCheck from 'lucide-react/icons/circle-check';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { checkReset, resetPassword } from '@haat/contract/account/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { ShopLink, useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { returnPath } from '@haat/web/platform/session/return-path.ts';
import { buttonLook } from '@haat/web/ui/button.tsx';
import { NewPasswordField } from '../fields.tsx';
import { AccountForm } from './account-form.tsx';
import { LinkProblemCard, Outcome, linkProblemOf } from './link-problem.tsx';
import type { LinkProblem } from './link-problem.tsx';
import { keptGoal, loginFor } from './goal.ts';
import { fetchMe } from '../profile/use-me.ts';
import { useLinkCheck } from './use-link-check.ts';

const texts = { used: 'link.usedReset', expired: 'link.expiredReset', unknown: 'link.unknownText' } as const;

/** Chooses a new password by a mailed link, which ends every session of the account. */
export function ResetForm({ token }: { token: string }) {
  const { t, href } = useLanguage();
  const [search] = useSearchParams();
  const [done, setDone] = useState(false);
  const wanted = search.get('next');
  const [goal] = useState(() => (wanted === null ? keptGoal() : returnPath(wanted)));
  const { check, fail } = useLinkCheck(token, () => call(checkReset, { token }));
  if (check.state === 'trouble')
    return (
      <LinkProblemCard trouble={check.trouble} text={t(texts[check.trouble])}>
        <ShopLink
          className={buttonLook()}
          to={wanted === null ? '/forgot-password' : `/forgot-password?${search}`}
        >
          {t('link.askAgain')}
        </ShopLink>
        <ShopLink className={buttonLook('quiet')} to="/login">
          {t('login.anew')}
        </ShopLink>
      </LinkProblemCard>
    );
  if (done)
    return (
      <Outcome
        icon={<CircleCheck size={40} className="text-good" aria-hidden />}
        title={t('reset.done')}
        text={t('reset.doneText')}
      >
        <a className={buttonLook()} href={href(loginFor(goal))}>
          {t('login.anew')}
        </a>
      </Outcome>
    );
  return (
    <div className="grid gap-4">
      <p className="text-soft">{t('reset.intro')}</p>
      {check.state === 'checking' ? (
        <p role="status">{t('link.checking')}</p>
      ) : (
        <NewPasswordForm token={token} onDone={() => setDone(true)} onTrouble={fail} />
      )}
    </div>
  );
}

interface FormProps {
  token: string;
  onDone: () => void;
  onTrouble: (trouble: LinkProblem) => void;
}

function NewPasswordForm({ token, onDone, onTrouble }: FormProps) {
  const { t } = useLanguage();
  const reset = async ({ password }: { password: string }) => {
    try {
      await call(resetPassword, { token, password });
      // Whoever is logged in here may be somebody else: the server knows whether that session lives.
      await fetchMe().catch(() => null);
      onDone();
    } catch (error) {
      const found = linkProblemOf(error);
      if (!found) throw error;
      onTrouble(found);
    }
    return t('reset.done');
  };
  return (
    <AccountForm
      names={['password']}
      idle="reset.idle"
      request="reset.submitting"
      submit="reset.submit"
      act={reset}
    >
      {(wrong) => <NewPasswordField label={t('reset.password')} wrong={wrong.password} />}
    </AccountForm>
  );
}
