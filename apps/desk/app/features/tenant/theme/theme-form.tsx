import { useRef, useState } from 'react';
import { readShopDesk, saveTheme } from '@haat/contract/tenant/calls';
import type { Theme } from '@haat/contract/tenant/schemas';
import { call } from '@haat/web/platform/api/call.ts';
import { useForm } from '@haat/web/platform/forms/use-form.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Field, fieldLook } from '@haat/web/ui/form/field.tsx';
import { FormEnd, VersionConflict } from '../form-end.tsx';
import { useVersion } from '../use-version.ts';
import { ThemePreview } from './theme-preview.tsx';
import { lowContrastColours } from './theme-variables.ts';
import type { ThemeColour } from './theme-variables.ts';

const colours = ['primaryColor', 'textColor', 'baseColor', 'selectedColor'] as const;
const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

interface ThemeFormProps {
  theme: Theme;
  version: number;
  shopName: string;
  onTakeTheirs: () => void;
}

export function ThemeForm({ theme, version, shopName, onTakeTheirs }: ThemeFormProps) {
  const { t, digits } = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(theme);
  // While a colour is being typed the page keeps the one before.
  const [shown, setShown] = useState(theme);
  const [saved, setSaved] = useState(false);
  const { save, ...edited } = useVersion<Theme>(version, async () => {
    const now = await call(readShopDesk, {});
    return { values: now.theme, version: now.versions.theme };
  });
  const { props, wrong, problem, busy, mended } = useForm<ThemeColour, Theme>({
    read: () => typed,
    judge(values) {
      const bad = colours.filter((name) => !isColour(values[name]));
      const say = Object.fromEntries(bad.map((name) => [name, t('theme.colourWrong')]));
      return bad.length > 0 ? { wrong: say, problem: t('problem.invalid-input') } : null;
    },
    async send(values) {
      setSaved(false);
      await save(values, async (seen) => (await call(saveTheme, { ...values, version: seen })).data);
      setSaved(true);
    },
  });
  const choose = (name: ThemeColour, colour: string) => {
    setSaved(false);
    mended(name);
    setTyped((old) => ({ ...old, [name]: colour }));
    if (isColour(colour)) setShown((old) => ({ ...old, [name]: colour }));
  };
  const pale = lowContrastColours(shown);
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <form {...props} ref={form} className="grid content-start gap-4">
        {colours.map((name) => (
          <Field key={name} label={t(`field.${name}`)} hint={t(`theme.${name}Hint`)} wrong={wrong[name]}>
            {(marks) => (
              <span className="flex gap-2">
                <input
                  type="color"
                  aria-label={t('theme.pick', { colour: t(`field.${name}`) })}
                  value={shown[name].toLowerCase()}
                  onChange={({ target }) => choose(name, target.value)}
                  className="h-11 w-14 shrink-0 cursor-pointer rounded-box border border-field bg-surface p-1"
                />
                <input
                  {...marks}
                  name={name}
                  value={typed[name]}
                  maxLength={7}
                  spellCheck={false}
                  autoCapitalize="none"
                  autoComplete="off"
                  onChange={({ target }) => choose(name, target.value.trim())}
                  className={`tap ${fieldLook} font-mono`}
                />
              </span>
            )}
          </Field>
        ))}
        <ul role="status" className="grid gap-1 text-sm text-warn empty:hidden">
          {pale.map(({ name, contrast }) => (
            <li key={name}>
              {t('theme.pale', { colour: t(`field.${name}`), contrast: digits(contrast.toFixed(1)) })}
            </li>
          ))}
        </ul>
        <FormEnd problem={problem} saved={saved} busy={busy} />
      </form>
      <ThemePreview theme={shown} shopName={shopName} />
      <VersionConflict version={edited} form={form} onTakeTheirs={onTakeTheirs} />
    </div>
  );
}
