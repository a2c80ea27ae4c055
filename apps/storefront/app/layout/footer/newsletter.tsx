import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';

/** How long it shows that it subscribes, in milliseconds (spec §4, §9). */
const pretence = 1_500;

/**
 * The newsletter box of the footer. As the specification has it (§4): 'Subscribing...' for 1.5 s, then the email is
 * cleared; no call is made (design D11 names it as an oddity).
 */
export function Newsletter() {
  const { t } = useLanguage();
  const [email, setEmail] = useState('');
  const [busy, setBusy] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || email.trim() === '') return;
    setBusy(true);
    timer.current = setTimeout(() => {
      setBusy(false);
      setEmail('');
    }, pretence);
  };
  return (
    <form onSubmit={submit} className="grid content-start gap-3">
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
          className="h-11 w-full min-w-0 rounded-box border border-line bg-page px-3 placeholder:text-soft"
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" kind="quiet" size="s" busy={busy} className="min-h-11 shrink-0">
          {t(busy ? 'footer.newsletter.busy' : 'footer.newsletter.subscribe')}
        </Button>
      </div>
    </form>
  );
}
