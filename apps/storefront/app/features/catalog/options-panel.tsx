import type { ReactNode } from 'react';
import type { ChosenVariant } from '@haat/contract/catalog/product';
import { useLanguage } from '../../core/language.tsx';
import { Chip } from '../../ui/chip.tsx';
import { chosenAfter, colorsOf, extraOf, sizesOf } from './choosing.ts';
import type { Fact, Variant } from './product-view.ts';

interface OptionsPanelProps {
  variants: Variant[];
  choice: ChosenVariant;
  onChoose: (choice: ChosenVariant) => void;
}

/** The sizes and colours there are, and what is chosen of them (spec §2). Nothing where there is nothing to choose. */
export function OptionsPanel({ variants, choice, onChoose }: OptionsPanelProps) {
  const { t } = useLanguage();
  const sizes = sizesOf(variants);
  const colors = colorsOf(variants);
  if (sizes.length + colors.length === 0) return null;
  const chosenSize = sizes.find(({ size }) => size === choice.size);
  const chosenColor = colors.find(({ color }) => color === choice.color);
  const selection: Fact[] = [
    ...(chosenSize ? [{ name: t('product.size'), value: chosenSize.name }] : []),
    ...(chosenColor ? [{ name: t('product.color'), value: chosenColor.name }] : []),
    ...extraOf(variants, choice),
  ];
  return (
    <div className="grid gap-4">
      {colors.length > 0 && (
        <Group title={t('product.colors')}>
          {colors.map(({ color, name, swatch }) => (
            <Chip
              key={color}
              chosen={choice.color === color}
              onChoose={() => onChoose(chosenAfter(variants, choice, { color }))}
            >
              {swatch && (
                <span
                  aria-hidden
                  className="size-5 rounded-full border border-line"
                  style={{ backgroundColor: swatch }}
                />
              )}
              {name}
            </Chip>
          ))}
        </Group>
      )}
      {sizes.length > 0 && (
        <Group title={t('product.sizes')}>
          {sizes.map(({ size, name }) => (
            <Chip
              key={size}
              chosen={choice.size === size}
              onChoose={() => onChoose(chosenAfter(variants, choice, { size }))}
            >
              {name}
            </Chip>
          ))}
        </Group>
      )}
      <section aria-live="polite" className="rounded-box bg-sunken px-4 py-3">
        <h2 className="text-sm font-semibold">{t('product.selection')}</h2>
        <p className="text-sm">
          {selection.map(({ name, value }, index) => (
            <span key={name}>
              {index > 0 && ' · '}
              <span className="text-soft">{name}:</span> {value}
            </span>
          ))}
        </p>
      </section>
    </div>
  );
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className="mb-2 text-sm font-semibold">{title}</h2>
    <div role="group" aria-label={title} className="flex flex-wrap gap-2">
      {children}
    </div>
  </section>
);
