import { textIn } from '@haat/web/platform/forms/form-text.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { TextField } from '@haat/web/ui/form/field.tsx';
import { ProseField } from '../prose-field.tsx';
import { TitleFields } from '../title-fields.tsx';

/** What stands on a picture of the front page, as a form has it: a text that is missing is empty. */
export interface ShownWords {
  title: string;
  titleNe: string;
  text: string;
  textNe: string;
  link: string;
}

type StoredWords = { [Name in keyof ShownWords]: string | null };

export const valuesOf = (words: StoredWords | null): ShownWords => ({
  ...{ title: words?.title ?? '', titleNe: words?.titleNe ?? '' },
  ...{ text: words?.text ?? '', textNe: words?.textNe ?? '', link: words?.link ?? '' },
});

export const valuesIn = (form: FormData): ShownWords => {
  const of = (name: keyof ShownWords) => textIn(form, name).trim();
  return {
    ...{ title: of('title'), titleNe: of('titleNe') },
    ...{ text: of('text'), textNe: of('textNe'), link: of('link') },
  };
};

/** Them as the input of a call. */
export const inputOf = ({ titleNe, textNe, link, ...values }: ShownWords) => ({
  ...values,
  ...{ titleNe: titleNe || null, textNe: textNe || null, link: link || null },
});

/** Whether a link leads to a page of the shop or to a secure one elsewhere; the server judges again. */
export const isLink = (link: string): boolean => link === '' || /^(?:https:\/\/|\/(?!\/))/.test(link);

interface WordFieldsProps {
  start: ShownWords;
  most: { title: number; text: number };
  wrong: Partial<Record<keyof ShownWords, string>>;
}

export function WordFields({ start, most, wrong }: WordFieldsProps) {
  const { t } = useLanguage();
  return (
    <>
      <TitleFields start={start} most={most.title} wrong={wrong} />
      <ProseField
        name="text"
        lines={2}
        label={t('content.body')}
        most={most.text}
        start={start.text}
        wrong={wrong.text}
      />
      <ProseField
        name="textNe"
        lines={2}
        lang="ne"
        label={t('content.bodyNe')}
        most={most.text}
        start={start.textNe}
        wrong={wrong.textNe}
      />
      <TextField
        name="link"
        inputMode="url"
        label={t('front.link')}
        hint={t('front.linkHint')}
        maxLength={2_000}
        wrong={wrong.link}
        defaultValue={start.link}
      />
    </>
  );
}
