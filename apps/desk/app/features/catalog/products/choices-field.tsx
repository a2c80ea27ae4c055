import X from 'lucide-react/icons/x';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import { TextField, fieldLook } from '@haat/web/ui/form/field.tsx';
import { IconButton } from '@haat/web/ui/icon-button.tsx';
import { anyPicker, variantsOf } from './variants.ts';
import type { Choices, Colour } from './variants.ts';

interface ChoicesFieldProps {
  choices: Choices;
  onChange: (choices: Choices) => void;
}

/** The sizes and colours of a product; one that comes in one way only leaves it shut. */
export function ChoicesField({ choices, onChange }: ChoicesFieldProps) {
  const { t } = useLanguage();
  const { sizes, colours } = choices;
  const count = variantsOf(choices, []).length;
  const change = (at: number, part: Partial<Colour>) =>
    onChange({ sizes, colours: colours.map((each, n) => (n === at ? { ...each, ...part } : each)) });
  return (
    <details open={count > 0 || undefined}>
      <summary className="tap cursor-pointer content-center font-medium text-primary-ink">
        {t('product.choices')}
      </summary>
      <div className="grid gap-4 pt-3">
        <TextField
          label={t('product.sizes')}
          hint={t('product.sizesHint')}
          wrong={undefined}
          maxLength={500}
          value={sizes}
          onChange={({ target }) => onChange({ sizes: target.value, colours })}
        />
        <fieldset className="grid gap-2">
          <legend className="pb-1 text-sm font-medium">{t('product.colours')}</legend>
          {colours.map(({ name, picker }, at) => (
            <div key={at} className="flex items-center gap-2">
              <input
                type="color"
                aria-label={t('product.colourLook', { n: at + 1 })}
                value={picker}
                onChange={({ target }) => change(at, { picker: target.value })}
                className="size-11 shrink-0 cursor-pointer rounded-box border border-field bg-surface p-1"
              />
              <input
                aria-label={t('product.colourName', { n: at + 1 })}
                value={name}
                maxLength={80}
                onChange={({ target }) => change(at, { name: target.value })}
                className={`tap ${fieldLook}`}
              />
              <IconButton
                label={t('product.colourRemove', { n: at + 1 })}
                onClick={() => onChange({ sizes, colours: colours.filter((_, n) => n !== at) })}
              >
                <X aria-hidden size={20} />
              </IconButton>
            </div>
          ))}
          <Button
            kind="quiet"
            size="s"
            className="justify-self-start"
            onClick={() => onChange({ sizes, colours: [...colours, { name: '', picker: anyPicker }] })}
          >
            {t('product.colourAdd')}
          </Button>
        </fieldset>
        <p role="status" className="text-sm text-soft empty:hidden">
          {count > 0 && t('product.choicesCount', { n: count })}
        </p>
      </div>
    </details>
  );
}
