import { useId, useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { choiceOf } from '@haat/contract/catalog/choice';
import type { Choice, ChoicePart } from '@haat/contract/catalog/choice';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { chosenAfter, colorsOf, extraOf, isSoldOut, sizesOf } from './choosing.ts';
import type { Fact, Variant } from './product-view.ts';
import type { Choosing } from './use-choosing.ts';

interface OptionsPanelProps {
  variants: Variant[];
  choosing: Choosing;
}

/** The sizes and colours there are, and what is chosen of them (spec §2). Nothing where there is nothing to choose. */
export function OptionsPanel({ variants, choosing }: OptionsPanelProps) {
  const { t } = useLanguage();
  const { missing, choose, panel } = choosing;
  const choice = choiceOf(choosing.choice);
  const sizes = sizesOf(variants);
  const colors = colorsOf(variants);
  // What was chosen before this code came stands in the radio buttons.
  useLayoutEffect(() => {
    let early = choice;
    for (const field of panel.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? []) {
      const { name, value } = field;
      early = chosenAfter(variants, early, name.endsWith('size') ? { size: value } : { color: value });
    }
    if (early !== choice) choose(early);
    // Only once: from then on every change is heard.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  if (sizes.length + colors.length === 0) return null;
  const offered = (value: { size: string } | { color: string }) => ({
    soldOut: isSoldOut(variants, choice, value),
    onChoose: () => choose(chosenAfter(variants, choice, value)),
  });
  return (
    <div ref={panel} className="grid gap-4">
      {colors.length > 0 && (
        <Group part="color" title={t('product.colors')} missing={missing}>
          {(name) =>
            colors.map(({ color, name: text, swatch }) => (
              <Radio
                key={color}
                name={name}
                value={color}
                checked={choice.color === color}
                {...offered({ color })}
                text={text}
              >
                {swatch && (
                  <span
                    aria-hidden
                    className="size-5 rounded-full border border-line"
                    style={{ backgroundColor: swatch, forcedColorAdjust: 'none' }}
                  />
                )}
              </Radio>
            ))
          }
        </Group>
      )}
      {sizes.length > 0 && (
        <Group part="size" title={t('product.sizes')} missing={missing}>
          {(name) =>
            sizes.map(({ size, name: text }) => (
              <Radio
                key={size}
                name={name}
                value={size}
                checked={choice.size === size}
                {...offered({ size })}
                text={text}
              />
            ))
          }
        </Group>
      )}
      {Math.max(sizes.length, colors.length) > 1 && (
        <Selection variants={variants} choice={choice} soldOut={choosing.soldOut} />
      )}
    </div>
  );
}

interface SelectionProps {
  variants: Variant[];
  choice: Choice;
  soldOut: boolean;
}

function Selection({ variants, choice, soldOut }: SelectionProps) {
  const { t } = useLanguage();
  const size = sizesOf(variants).find((each) => each.size === choice.size);
  const color = colorsOf(variants).find((each) => each.color === choice.color);
  const selection: Fact[] = [
    ...(size ? [{ name: t('product.size'), value: size.name }] : []),
    ...(color ? [{ name: t('product.color'), value: color.name }] : []),
    ...extraOf(variants, choice),
  ];
  return (
    <section aria-live="polite" className="flex flex-wrap gap-x-2 text-sm">
      <h2 className="font-semibold">{t('product.selection')}</h2>
      <p>
        {selection.map(({ name, value }, index) => (
          <span key={name}>
            {index > 0 && ' · '}
            <span className="text-soft">{name}:</span> {value}
          </span>
        ))}
        {selection.length === 0 && <span className="text-soft">{t('product.nothingChosen')}</span>}
        {soldOut && <span className="font-semibold text-bad"> · {t('product.stock.out')}</span>}
      </p>
    </section>
  );
}

interface GroupProps {
  part: ChoicePart;
  title: string;
  missing: ChoicePart[];
  children: (name: string) => ReactNode;
}

// Real radio buttons: what is chosen before the page's code has come stays chosen.
function Group({ part, title, missing, children }: GroupProps) {
  const { t } = useLanguage();
  const id = useId();
  const isMissing = missing.includes(part);
  return (
    <fieldset
      role="radiogroup"
      data-part={part}
      aria-invalid={isMissing || undefined}
      aria-describedby={isMissing ? `${id}-missing` : undefined}
      className={isMissing ? '-m-3 rounded-box p-3 outline-2 outline-bad' : undefined}
    >
      <legend className="mb-2 text-sm font-semibold">{title}</legend>
      <div className="flex flex-wrap gap-2">{children(`${id} ${part}`)}</div>
      <p id={`${id}-missing`} role="alert" className="mt-2 text-sm font-medium text-bad empty:hidden">
        {isMissing && t(`product.choose.${part}`)}
      </p>
    </fieldset>
  );
}

interface RadioProps {
  name: string;
  value: string;
  text: string;
  checked: boolean;
  soldOut: boolean;
  onChoose: () => void;
  children?: ReactNode;
}

/** One size or colour; one that is sold out is struck through, says so, and can be chosen to be told of. */
function Radio({ name, value, text, checked, soldOut, onChoose, children }: RadioProps) {
  const { t } = useLanguage();
  return (
    <label className="option-choice">
      <input
        type="radio"
        name={name}
        value={value}
        checked={checked}
        onChange={onChoose}
        className="absolute inset-0 m-0 cursor-pointer opacity-0"
      />
      {children}
      {soldOut ? (
        <s className="text-soft">
          {text}
          <span className="sr-only"> ({t('product.stock.out')})</span>
        </s>
      ) : (
        text
      )}
    </label>
  );
}
