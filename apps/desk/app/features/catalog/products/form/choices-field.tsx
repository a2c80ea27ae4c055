import X from 'lucide-react/icons/x';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import { TextField, fieldLook } from '@haat/web/ui/form/field.tsx';
import { IconButton } from '@haat/web/ui/icon-button.tsx';
import { KindRows } from './kind-rows.tsx';
import type { KindRowsProps } from './kind-rows.tsx';
import { anyPicker, kindKey, renamed } from './variants.ts';
import type { Colour } from './variants.ts';

/** The sizes and colours of a product, and the pieces of each; one that comes in one way only leaves it shut. */
export function ChoicesField(props: KindRowsProps) {
  const { choices, pieces, kinds, onChange } = props;
  const { t } = useLanguage();
  const { sizes, colours, without = [] } = choices;
  const offered = kinds.filter((kind) => !without.includes(kindKey(kind))).length;
  const recolour = (at: number, part: Partial<Colour>) => {
    const from = colours[at]!.name.trim();
    const to = (part.name ?? from).trim();
    const named = (key: string) => (from === to ? key : renamed(key, from, to));
    onChange({
      choices: {
        sizes,
        colours: colours.map((each, n) => (n === at ? { ...each, ...part } : each)),
        without: without.map(named),
      },
      pieces: Object.fromEntries(Object.entries(pieces).map(([key, count]) => [named(key), count])),
    });
  };
  return (
    <details open={kinds.length > 1 || undefined}>
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
          onChange={({ target }) => onChange({ choices: { ...choices, sizes: target.value } })}
        />
        <fieldset className="grid gap-2">
          <legend className="pb-1 text-sm font-medium">{t('product.colours')}</legend>
          {colours.map(({ name, picker }, at) => (
            <div key={at} className="flex items-center gap-2">
              <input
                type="color"
                aria-label={t('product.colourLook', { n: at + 1 })}
                value={picker}
                onChange={({ target }) => recolour(at, { picker: target.value })}
                className="size-11 shrink-0 cursor-pointer rounded-box border border-field bg-surface p-1"
              />
              <input
                aria-label={t('product.colourName', { n: at + 1 })}
                value={name}
                maxLength={80}
                onChange={({ target }) => recolour(at, { name: target.value })}
                className={`tap ${fieldLook}`}
              />
              <IconButton
                label={t('product.colourRemove', { n: at + 1 })}
                onClick={() =>
                  onChange({ choices: { ...choices, colours: colours.filter((_, n) => n !== at) } })
                }
              >
                <X aria-hidden size={20} />
              </IconButton>
            </div>
          ))}
          <Button
            kind="quiet"
            size="s"
            className="justify-self-start"
            onClick={() =>
              onChange({ choices: { ...choices, colours: [...colours, { name: '', picker: anyPicker }] } })
            }
          >
            {t('product.colourAdd')}
          </Button>
        </fieldset>
        <KindRows {...props} />
        <p role="status" className="text-sm text-soft empty:hidden">
          {kinds.length > 1 &&
            t(offered === 1 ? 'product.choicesCount.one' : 'product.choicesCount', { n: offered })}
        </p>
      </div>
    </details>
  );
}
