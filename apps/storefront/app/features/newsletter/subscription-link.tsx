import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useState } from 'react';
import { confirmSubscription, unsubscribe } from '@haat/contract/newsletter/calls';
import { CallError, call } from '@haat/web/platform/api/call.ts';
import { useProblemText } from '@haat/web/platform/api/problem-text.ts';
import { ShopLink, useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button, buttonLook } from '@haat/web/ui/button.tsx';
import { Outcome } from '../account/login/link-problem.tsx';

/** What a link of a mail is for. */
export type Step = 'confirm' | 'leave';

/** Why a link does not count; null where it was something else that went wrong. Cut off it is not even the form of one. */
function troubleOf(error: unknown): 'expired' | 'unknown' | null {
  if (!(error instanceof CallError)) return null;
  if (error.code === 'link-expired') return 'expired';
  return ['link-unknown', 'not-found', 'invalid-input'].includes(error.code) ? 'unknown' : null;
}

const calls = {
  confirm: (token: string) => call(confirmSubscription, { token }),
  leave: (token: string) => call(unsubscribe, { token }),
};

/**
 * Subscribes, or unsubscribes, by the link of a mail. By a press, because programs that look through mail open links by
 * themselves.
 */
export function SubscriptionLink({ step, token }: { step: Step; token: string }) {
  const { t } = useLanguage();
  const problemText = useProblemText();
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);
  const [trouble, setTrouble] = useState<ReturnType<typeof troubleOf>>(null);
  const [problem, setProblem] = useState('');
  const press = async () => {
    setBusy(true);
    setProblem('');
    try {
      await calls[step](token);
      setDone(true);
    } catch (error) {
      const found = troubleOf(error);
      setTrouble(found);
      if (!found) setProblem(problemText(error));
    } finally {
      setBusy(false);
    }
  };
  const onward = (
    <ShopLink className={buttonLook()} to="/">
      {t('newsletter.goOn')}
    </ShopLink>
  );
  if (trouble)
    return (
      <Outcome
        icon={<CircleAlert size={40} className="text-warn" aria-hidden />}
        title={t(`newsletter.${trouble}`)}
        text={t(`newsletter.${trouble}Text`)}
      >
        {onward}
      </Outcome>
    );
  if (done)
    return (
      <Outcome
        icon={<CircleCheck size={40} className="text-good" aria-hidden />}
        title={t(`newsletter.${step}.done`)}
        text={t(`newsletter.${step}.doneText`)}
      >
        {onward}
      </Outcome>
    );
  return (
    <div className="grid gap-4">
      <p className="text-soft">{t(`newsletter.${step}.intro`)}</p>
      <p role="alert" className="text-sm text-bad empty:hidden">
        {problem}
      </p>
      <Button busy={busy} className="justify-self-start max-sm:w-full" onClick={() => void press()}>
        {t(busy ? 'newsletter.busy' : `newsletter.${step}.press`)}
      </Button>
    </div>
  );
}
