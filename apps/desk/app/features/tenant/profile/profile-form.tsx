import { useRef, useState } from 'react';
import { readShopDesk, saveProfile } from '@haat/contract/tenant/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { useForm } from '@haat/web/platform/forms/use-form.ts';
import { useKeepSoon } from '@haat/web/platform/forms/use-keep-soon.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Field, TextField, fieldLook } from '@haat/web/ui/form/field.tsx';
import { FormEnd, VersionConflict } from '../form-end.tsx';
import { useVersion } from '../use-version.ts';
import type { Versioned } from '../use-version.ts';
import { inputOf, isLink, profileGroups, valuesIn, valuesOf } from './profile-fields.ts';
import type { ProfileName, ProfileValues } from './profile-fields.ts';

interface ProfileFormProps {
  stored: Versioned<ProfileValues>;
  /** What it begins with instead: it was written before, and not saved. */
  draft: Versioned<ProfileValues> | null;
  onDraft: (draft: Versioned<ProfileValues>) => Promise<void>;
  /** Whether a helper writes, who changes nothing that the law asks for. */
  isHelper: boolean;
  onSaved: (stored: Versioned<ProfileValues>) => void;
  onTakeTheirs: () => void;
}

export function ProfileForm({ stored, draft, onDraft, isHelper, onSaved, onTakeTheirs }: ProfileFormProps) {
  const { t } = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [saved, setSaved] = useState(false);
  // What it begins with stays so, whatever is stored meanwhile: a field that nobody has typed into follows its start.
  const [begun] = useState(draft ?? stored);
  const { save, seen, ...edited } = useVersion<ProfileValues>(begun.version, async () => {
    const now = await call(readShopDesk, {});
    return { values: valuesOf(now.profile), version: now.versions.profile };
  });
  const wrongIn = (values: ProfileValues) => {
    const links = profileGroups.flatMap(({ fields }) => fields).filter(({ name }) => isLink(name));
    const bad: Partial<Record<ProfileName, string>> = {
      ...(values.shopName === '' && { shopName: t('profile.nameNeeded') }),
      ...(values.email !== '' && !values.email.includes('@') && { email: t('login.emailWrong') }),
    };
    for (const { name } of links)
      if (values[name] !== '' && !values[name].startsWith('https://')) bad[name] = t('profile.linkWrong');
    return bad;
  };
  const { props, wrong, problem, busy } = useForm<ProfileName, ProfileValues>({
    read: valuesIn,
    judge(values) {
      const bad = wrongIn(values);
      return Object.keys(bad).length > 0 ? { wrong: bad, problem: t('problem.invalid-input') } : null;
    },
    async send(values) {
      setSaved(false);
      await save(values, async (upon) => {
        const { data } = await call(saveProfile, { ...inputOf(values), version: upon });
        return data;
      });
      setSaved(true);
      onSaved({ values, version: seen() });
    },
    refused: ({ problem: { fields = {} } }) => ({
      wrong: Object.fromEntries(Object.keys(fields).map((name) => [name, ''])),
    }),
  });
  const { keepSoon } = useKeepSoon(async () => {
    if (form.current) await onDraft({ values: valuesIn(new FormData(form.current)), version: seen() });
  });
  return (
    <form
      {...props}
      ref={form}
      className="grid gap-6"
      onChange={() => {
        setSaved(false);
        keepSoon();
      }}
    >
      {profileGroups.map(({ words, fields }) => (
        <fieldset key={words} className="grid gap-4">
          <legend className="section-head pb-2">{t(words)}</legend>
          {isHelper && words === 'profile.law' && <p className="text-sm text-soft">{t('helpers.legal')}</p>}
          {fields.map(({ name, most, lines, lang, inputMode }) =>
            lines ? (
              <Field key={name} label={t(`field.${name}`)} wrong={wrong[name]}>
                {(marks) => (
                  <textarea
                    {...marks}
                    name={name}
                    rows={lines}
                    lang={lang}
                    maxLength={most}
                    defaultValue={begun.values[name]}
                    className={`${fieldLook} py-2`}
                  />
                )}
              </Field>
            ) : (
              <TextField
                key={name}
                name={name}
                lang={lang}
                inputMode={inputMode}
                label={t(`field.${name}`)}
                hint={isLink(name) ? t('profile.linkHint') : undefined}
                maxLength={most}
                wrong={wrong[name]}
                defaultValue={begun.values[name]}
                required={name === 'shopName'}
                readOnly={isHelper && words === 'profile.law'}
              />
            ),
          )}
        </fieldset>
      ))}
      <FormEnd problem={problem} saved={saved} busy={busy} />
      <VersionConflict version={edited} form={form} onTakeTheirs={onTakeTheirs} />
    </form>
  );
}
