import { useState } from 'react';
import { titleIn } from '@haat/contract/core/language';
import type { Language } from '@haat/contract/core/language';
import { keepFocus } from '@haat/web/ui/keep-focus.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import type { CartRow } from '../rows.ts';
import { keyOf } from '../rules.ts';
import { useCartActions } from '../use-cart.ts';
import { choiceText } from '@haat/contract/catalog/choice';
import { Button } from '@haat/web/ui/button.tsx';
import { island } from '@haat/web/platform/hydration/island.tsx';

const LineChooser = island(async () => (await import('./line-chooser.tsx')).LineChooser, { when: 'shown' });

/** Where a line's choice is made: for who presses 'Place Order' with one left open. */
export const lineChoiceId = (key: string): string => `choice ${key}`;

/** A line as its buttons call it: two lines of one product are told apart by their choice. */
export const nameOf = (row: CartRow, language: Language): string =>
  [titleIn(language, row), choiceText(language, row.chosen)].filter((part) => part !== '').join(', ');

/** Which size and colour a line is; an open choice asks to be made, one that is no longer offered to be made anew. */
export function LineChoice({ row }: { row: CartRow }) {
  const { t, language } = useLanguage();
  const { choose } = useCartActions();
  const [choosing, setChoosing] = useState(false);
  const text = choiceText(language, row.chosen);
  const asks = row.open.length > 0 || row.unoffered;
  if (row.gone || (!asks && text === '')) return null;
  const label = labelOf(row);
  const press = {
    id: lineChoiceId(row.key),
    'aria-label': `${t(label)}: ${nameOf(row, language)}`,
    // What there is to choose comes with the stock.
    disabled: row.variants.length === 0,
    onPointerEnter: LineChooser.preload,
    onFocus: LineChooser.preload,
    onClick: () => setChoosing(true),
  };
  return (
    <div
      // Room for the button that comes with the stock.
      className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 text-sm"
    >
      {row.unoffered && <p className="w-full text-bad">{t('cart.choiceGone')}</p>}
      {text !== '' && <span className={row.unoffered ? 'text-soft line-through' : 'text-soft'}>{text}</span>}
      {asks ? (
        <Button kind="quiet" size="s" className="border-warn! text-warn" {...press}>
          {t(label)}
        </Button>
      ) : (
        row.variants.length > 1 && (
          <button type="button" className="tap text-xs underline hover:text-primary-ink" {...press}>
            {t(label)}
          </button>
        )
      )}
      {choosing && row.variants.length > 0 && (
        <LineChooser
          row={row}
          title={t(label)}
          // With another choice it is another line, with a button of its own.
          onTake={(variant) =>
            keepFocus(
              () => choose(row, variant),
              () => document.getElementById(lineChoiceId(keyOf({ ...row, variant }))),
            )
          }
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}

function labelOf({ open, unoffered }: CartRow) {
  if (unoffered) return 'cart.choose.again';
  const [part, ...others] = open;
  if (!part) return 'cart.choose.change';
  return others.length > 0 ? 'cart.choose.both' : (`cart.choose.${part}` as const);
}
