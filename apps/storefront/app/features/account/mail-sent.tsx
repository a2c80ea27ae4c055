import { MailCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { CallError } from '../../core/call.ts';
import { useLanguage } from '../../core/language.tsx';
import { useProblemText } from '../../core/problem-text.ts';
import { Button } from '../../ui/button.tsx';
import { StandingLine } from './fields.tsx';
import type { Standing } from './standing.ts';
import { usePause, useWaitText } from './use-wait.ts';

/** Seconds before the same mail may be asked for once more: most arrive sooner. */
const pauseSeconds = 60;

interface MailSentProps {
  email: string;
  /** What the mail is for. */
  text: string;
  again: () => Promise<void>;
  onOther: () => void;
}

/** A mail is on its way: what to do with it, and what where it does not come. */
export function MailSent({ email, text, again, onOther }: MailSentProps) {
  const { t } = useLanguage();
  const problemText = useProblemText();
  const title = useRef<HTMLHeadingElement>(null);
  const [standing, setStanding] = useState<Standing>({ state: 'idle', text: '' });
  const [until, setUntil] = useState<number | null>(null);
  const waiting = useWaitText(until);
  const { left, begin } = usePause(pauseSeconds);
  const busy = standing.state === 'request';
  // The form with the focus in it is gone.
  useEffect(() => title.current?.focus(), []);

  async function sendAgain() {
    setStanding({ state: 'request', text: t('mail.sending') });
    setUntil(null);
    try {
      await again();
      setStanding({ state: 'success', text: t('mail.sentAgain') });
      begin();
    } catch (error) {
      setStanding({ state: 'error', text: problemText(error) });
      if (error instanceof CallError && error.code === 'too-many-requests')
        setUntil(Date.now() + (error.problem.retryAfter ?? 30) * 1_000);
    }
  }

  return (
    <div className="grid gap-4">
      <MailCheck size={40} className="text-good" aria-hidden />
      <div className="grid gap-2">
        <h2 ref={title} tabIndex={-1} className="text-xl font-bold outline-none">
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
      <StandingLine standing={until === null ? standing : { ...standing, text: waiting }} />
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
