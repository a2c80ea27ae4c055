import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useRef, useState } from 'react';
import { sendContact } from '@haat/contract/content/calls';
import { maxContact } from '@haat/contract/content/rules';
import { call } from '@haat/web/platform/api/call.ts';
import { useForm } from '@haat/web/platform/forms/use-form.ts';
import { textIn } from '@haat/web/platform/forms/form-text.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import { Field, TextField, fieldLook } from '@haat/web/ui/form/field.tsx';
import { Submit } from '@haat/web/ui/form/submit.tsx';
import { judgeContact, names, wrongWord } from './validation.ts';
import type { FieldName } from './validation.ts';

/**
 * Writes to the shop by mail. What was typed stays when it cannot be sent; when it was, a thank-you takes its place.
 * `about` is what the message begins with.
 */
export function ContactForm({ about }: { about: string }) {
  const { t, language } = useLanguage();
  const [sentBy, setSentBy] = useState<string | null>(null);
  const { props, wrong, problem, busy } = useForm<FieldName, Message>({
    read: messageIn,
    judge: (written) => {
      const found = Object.entries(judgeContact(written)).map(([field, word]) => [field, t(word)]);
      // It is said beside the fields.
      return found.length > 0 ? { wrong: Object.fromEntries(found), problem: '' } : null;
    },
    send: async (written) => {
      await call(sendContact, { ...written, language });
      setSentBy(written.email);
    },
    refused: ({ problem: { fields = {} } }) => ({
      wrong: Object.fromEntries(
        names.filter((field) => field in fields).map((field) => [field, t(wrongWord(field))]),
      ),
    }),
  });

  if (sentBy !== null) return <Sent email={sentBy} onMore={() => setSentBy(null)} />;
  return (
    <form {...props} className="grid gap-4">
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
      <Submit problem={problem} busy={busy} className="justify-self-start max-sm:w-full">
        {t(busy ? 'contact.sending' : 'contact.send')}
      </Submit>
    </form>
  );
}

type Message = Record<FieldName | 'website', string>;

const messageIn = (form: FormData): Message => ({
  name: textIn(form, 'name').trim(),
  email: textIn(form, 'email').trim(),
  phone: textIn(form, 'phone').trim(),
  message: textIn(form, 'message').trim(),
  website: textIn(form, 'website'),
});

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
