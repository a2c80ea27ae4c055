import { useRef, useState } from 'react';
import { announce } from '@haat/contract/content/owning/calls';
import { maxAnnouncement } from '@haat/contract/content/rules';
import { call } from '@haat/web/platform/api/call.ts';
import { textIn } from '@haat/web/platform/forms/form-text.ts';
import { useForm } from '@haat/web/platform/forms/use-form.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import { TextField } from '@haat/web/ui/form/field.tsx';

export function AnnounceForm() {
  const { t } = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [told, setTold] = useState(false);
  const { props, wrong, problem, busy } = useForm<'text', { text: string; textNe: string }>({
    read: (data) => ({ text: textIn(data, 'text').trim(), textNe: textIn(data, 'textNe').trim() }),
    judge: ({ text }) => (text === '' ? { wrong: { text: t('announce.needed') }, problem: '' } : null),
    async send({ text, textNe }) {
      setTold(false);
      await call(announce, { text, textNe: textNe || null });
      form.current?.reset();
      setTold(true);
    },
  });
  return (
    <form {...props} ref={form} className="grid gap-3" onChange={() => setTold(false)}>
      <h2 className="section-head">{t('announce.title')}</h2>
      <p className="text-sm text-soft">{t('announce.hint')}</p>
      <TextField name="text" label={t('announce.text')} maxLength={maxAnnouncement} wrong={wrong.text} />
      <TextField
        name="textNe"
        lang="ne"
        label={t('announce.textNe')}
        maxLength={maxAnnouncement}
        wrong={undefined}
      />
      <p role="alert" className="text-sm text-bad empty:hidden">
        {problem}
      </p>
      <p role="status" className="text-sm font-medium text-good empty:hidden">
        {told ? t('announce.told') : ''}
      </p>
      <Button type="submit" kind="quiet" busy={busy} className="justify-self-start">
        {t(busy ? 'announce.busy' : 'announce.send')}
      </Button>
    </form>
  );
}
