import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { isEmail } from '@haat/contract/core/fields';
import { maxContact } from '@haat/contract/content/rules';
import { sendContact } from '@haat/contract/content/calls';
import { CallError, call } from '../../core/call.ts';
import { textIn } from '../../core/form-text.ts';
import { useLanguage } from '../../core/language.tsx';
import { useProblemText } from '../../core/problem-text.ts';
import { usePointing } from '../../core/use-pointing.ts';
import type { Wrong } from '../../core/use-pointing.ts';
import { Button } from '../../ui/button.tsx';
import { Field, TextField, fieldLook } from '../../ui/field.tsx';

type FieldName = 'name' | 'email' | 'phone' | 'message';
const names: readonly FieldName[] = ['name', 'email', 'phone', 'message'];

/**
 * Writes to the shop by mail. What was typed stays when it cannot be sent; when it was, a thank-you takes its place.
 * `about` is what the message begins with.
 */
export function ContactForm({ about }: { about: string }) {
  const { t, language } = useLanguage();
  const problemText = useProblemText();
  const { wrong, point, props } = usePointing<FieldName>();
  const [problem, setProblem] = useState('');
  const [sending, setSending] = useState(false);
  const [sentBy, setSentBy] = useState<string | null>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const data = new FormData(event.currentTarget);
    const value = (name: FieldName) => textIn(data, name).trim();
    const found: Wrong<FieldName> = {};
    for (const name of ['name', 'email', 'message'] as const)
      if (value(name) === '') found[name] = t('contact.needed');
    if (!found.email && !isEmail(value('email'))) found.email = t('contact.emailWrong');
    setProblem('');
    point(found);
    if (names.some((name) => found[name])) return;
    setSending(true);
    try {
      const { name, email, phone, message } = Object.fromEntries(
        names.map((each) => [each, value(each)]),
      ) as Record<FieldName, string>;
      await call(sendContact, { name, email, phone, message, language, website: textIn(data, 'website') });
      setSentBy(email);
    } catch (error) {
      const fields = error instanceof CallError ? (error.problem.fields ?? {}) : {};
      point(
        Object.fromEntries(
          names.flatMap((name) =>
            name in fields ? [[name, t(name === 'email' ? 'contact.emailWrong' : 'contact.wrong')]] : [],
          ),
        ),
      );
      setProblem(problemText(error));
    }
    setSending(false);
  }

  if (sentBy !== null) return <Sent email={sentBy} onMore={() => setSentBy(null)} />;
  return (
    <form {...props} method="post" noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="name"
          label={t('contact.name')}
          autoComplete="name"
          maxLength={maxContact.name}
          wrong={wrong.name}
          required
        />
        <TextField
          name="email"
          type="email"
          inputMode="email"
          label={t('contact.email')}
          autoComplete="email"
          maxLength={254}
          wrong={wrong.email}
          required
        />
      </div>
      <TextField
        name="phone"
        type="tel"
        label={t('contact.phone')}
        autoComplete="tel"
        maxLength={maxContact.phone}
        wrong={wrong.phone}
      />
      <Field label={t('contact.message')} wrong={wrong.message}>
        {(marks) => (
          <textarea
            {...marks}
            name="message"
            required
            rows={6}
            defaultValue={about && `${about}\n`}
            maxLength={maxContact.message}
            className={`field-sizing-content max-h-96 min-h-36 py-2 ${fieldLook}`}
          />
        )}
      </Field>
      {/* For machines, which fill in whatever they find. */}
      <div className="sr-only" aria-hidden>
        <label>
          Website
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <p role="alert" className="text-sm text-bad empty:hidden">
        {problem}
      </p>
      <Button type="submit" busy={sending} className="justify-self-start max-sm:w-full">
        {t(sending ? 'contact.sending' : 'contact.send')}
      </Button>
    </form>
  );
}

/** The message is on its way: said aloud, with the way to another one. */
function Sent({ email, onMore }: { email: string; onMore: () => void }) {
  const { t } = useLanguage();
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="grid justify-items-start gap-3">
      <CircleCheck size={40} className="text-good" aria-hidden />
      <p ref={title} tabIndex={-1} className="text-lg font-bold outline-none">
        {t('contact.sent')}
      </p>
      <p className="max-w-full [overflow-wrap:anywhere]">{t('contact.sentText', { email })}</p>
      <Button kind="quiet" onClick={onMore}>
        {t('contact.more')}
      </Button>
    </div>
  );
}
