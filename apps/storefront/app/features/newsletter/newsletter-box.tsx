import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { subscribe } from '@haat/contract/newsletter/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { useProblemText } from '@haat/web/platform/api/problem-text.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { RenderedOnce } from '@haat/web/platform/rendering/once.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import { useFrame } from '../tenant/frame.ts';

/** How long it shows that it subscribes where it calls no server, in milliseconds (spec §4, §9). */
const pretence = 1_500;

/**
 * The newsletter box of the footer. As the specification has it (§4): 'Subscribing...' for 1.5 s, then the email is
 * cleared; no call is made (design D11 names it as an oddity). In a shop that keeps a list the email is mailed a link to
 * confirm, which is said below.
 */
export function NewsletterBox() {
  const { t } = useLanguage();
  const [email, setEmail] = useState('');
  const [busy, setBusy] = useState(false);
  const { newsletter } = useFrame().settings;
  const pretend = usePretence();
  const { send, said, problem } = useSubscribing();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const written = email.trim();
    if (busy || written === '') return;
    setBusy(true);
    const done = newsletter === 'stored' ? await send(written) : await pretend();
    setBusy(false);
    if (done) setEmail('');
  };
  return (
    <RenderedOnce
      as="form"
      onSubmit={(event) => void submit(event)}
      className="grid content-start gap-3"
      keyOf={() => 'newsletter'}
    >
      {() => (
        <>
          <h2 className="font-bold">{t('footer.newsletter')}</h2>
          <p className="text-sm text-soft">{t('footer.newsletter.text')}</p>
          <div className="flex gap-2">
            <input
              type="email"
              required
              value={email}
              autoComplete="email"
              maxLength={254}
              aria-label={t('footer.newsletter.email')}
              placeholder={t('footer.newsletter.email')}
              className="h-11 w-full min-w-0 rounded-box border border-field bg-page px-3 placeholder:text-soft"
              onChange={(event) => setEmail(event.target.value)}
            />
            <Button type="submit" kind="quiet" size="s" busy={busy} className="min-h-11 shrink-0">
              {t(busy ? 'footer.newsletter.busy' : 'footer.newsletter.subscribe')}
            </Button>
          </div>
          {newsletter === 'stored' && (
            <>
              <p role="status" className="text-sm [overflow-wrap:anywhere] empty:hidden">
                {said}
              </p>
              <p role="alert" className="text-sm text-bad empty:hidden">
                {problem}
              </p>
            </>
          )}
        </>
      )}
    </RenderedOnce>
  );
}

/** Subscribes nobody: takes its time, unless the page goes first. */
function usePretence(): () => Promise<boolean> {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () =>
    new Promise((done) => {
      timer.current = setTimeout(() => done(true), pretence);
    });
}

function useSubscribing() {
  const { t, language } = useLanguage();
  const problemText = useProblemText();
  const [{ said, problem }, tell] = useState({ said: '', problem: '' });
  const send = async (email: string): Promise<boolean> => {
    tell({ said: '', problem: '' });
    try {
      await call(subscribe, { email, language });
      tell({ said: t('footer.newsletter.sent', { email }), problem: '' });
      return true;
    } catch (error) {
      tell({ said: '', problem: problemText(error) });
      return false;
    }
  };
  return { send, said, problem };
}
