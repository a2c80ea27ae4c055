import { languages } from '@haat/contract/core/language';
import type { Language } from '@haat/contract/core/language';
import { textIn } from '@haat/web/platform/forms/form-text.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Field, fieldLook } from '@haat/web/ui/form/field.tsx';

export const mailLanguageIn = (form: FormData): Language =>
  languages.find((each) => each === textIn(form, 'language')) ?? 'en-US';

/** Chooses the language of a mail: the desk's own unless somebody reads another one. */
export function MailLanguage() {
  const { t, language } = useLanguage();
  return (
    <Field label={t('sellers.language')} wrong={undefined}>
      {(marks) => (
        <select {...marks} name="language" defaultValue={language} className={`tap ${fieldLook}`}>
          {languages.map((each) => (
            <option key={each} value={each}>
              {each === 'ne-NP' ? 'नेपाली' : 'English'}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
