import { useState } from 'react';
import { confirmOrder } from '@haat/contract/orders/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { momentText } from '@haat/web/platform/i18n/moment-text.ts';
import { useProblemText } from '@haat/web/platform/api/problem-text.ts';
import { Button } from '@haat/web/ui/button.tsx';

interface Props {
  /** Until when, as an instant. */
  by: string;
  onConfirmed: () => void;
}

// The secret that only the mail tells: it stands in the address of the link that it holds.
const secretHere = () => new URLSearchParams(window.location.search).get('confirm');

/** A guest's order that waits to be confirmed: by a press, since mail programs open links by themselves. */
export function ConfirmOrder({ by, onConfirmed }: Props) {
  const { t, language } = useLanguage();
  const problemText = useProblemText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const secret = secretHere();
  async function confirm(token: string) {
    setBusy(true);
    setProblem('');
    try {
      await call(confirmOrder, { secret: token });
      onConfirmed();
    } catch (error) {
      setProblem(problemText(error));
      setBusy(false);
    }
  }
  return (
    <section
      aria-labelledby="confirm"
      className="grid gap-3 rounded-box border border-warn bg-surface p-4 shadow-card"
    >
      <h2 id="confirm" className="text-lg font-bold">
        {t('confirm.title')}
      </h2>
      <p>{t('confirm.text', { when: momentText(by, language) })}</p>
      {secret === null ? (
        <p className="text-sm text-soft">{t('confirm.byMail')}</p>
      ) : (
        <Button size="l" busy={busy} onClick={() => void confirm(secret)}>
          {t(busy ? 'confirm.busy' : 'confirm.button')}
        </Button>
      )}
      <p role="alert" className="text-sm text-bad empty:hidden">
        {problem}
      </p>
    </section>
  );
}
