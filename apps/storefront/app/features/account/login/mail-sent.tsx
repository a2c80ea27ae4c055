import MailCheck from 'lucide-react/icons/mail-check';
import { useEffect, useRef } from 'react';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import { RequestStatus } from '../fields.tsx';
import { useRequestState } from '../profile/use-request-state.ts';
import { keepGoal } from './goal.ts';
import { usePause } from './use-wait.ts';

// Seconds before the same mail may be asked for once more: most arrive sooner.
const pauseSeconds = 60;

interface MailSentProps {
  email: string;
  text: string;
  /** Where its shopper wanted to go before it. */
  next: string | null;
  again: () => Promise<void>;
  onOther: () => void;
}

/** A mail is on its way: what to do with it, and what where it does not come. */
export function MailSent({ email, text, next, again, onOther }: MailSentProps) {
  const { t } = useLanguage();
  const title = useRef<HTMLHeadingElement>(null);
  const { status, busy, run } = useRequestState();
  const { left, begin } = usePause(pauseSeconds);
  useEffect(() => keepGoal(next), [next]);
  // The form with the focus in it is gone.
  useEffect(() => title.current?.focus(), []);

  const sendAgain = () =>
    run(t('mail.sending'), async () => {
      await again();
      begin();
      return t('mail.sentAgain');
    });

  return (
    <div className="grid gap-4">
      <MailCheck size={40} className="text-good" aria-hidden />
      <div className="grid gap-2">
        <h2 ref={title} tabIndex={-1} className="section-head outline-none">
          {t('mail.sent')}
        </h2>
        <p>{t('mail.sentTo', { email })}</p>
        <p>{text}</p>
      </div>
      <ul className="grid list-disc gap-1 ps-5 text-sm text-soft">
        <li>{t('mail.slow')}</li>
        <li>{t('mail.spam')}</li>
        <li>{t('mail.typo')}</li>
      </ul>
      <RequestStatus status={status} />
      <div className="flex flex-wrap gap-2">
        <Button kind="quiet" busy={busy} disabled={left > 0} onClick={() => void sendAgain()}>
          {busy ? t('mail.sending') : left > 0 ? t('mail.againIn', { n: left }) : t('mail.again')}
        </Button>
        <Button kind="plain" onClick={onOther}>
          {t('mail.other')}
        </Button>
      </div>
    </div>
  );
}
