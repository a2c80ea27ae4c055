import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { choiceOf, openChoice, resolveChoice, variantOf } from '@haat/contract/catalog/choice';
import type { Choice, ChoicePart } from '@haat/contract/catalog/choice';
import { colorIn } from '../card/card.ts';
import { chosenAfter, firstChoice } from './choosing.ts';

export interface Choosing {
  /** Null where the product has nothing to choose. */
  choice: Choice | null;
  /** What is marked because somebody went on without it. */
  missing: ChoicePart[];
  /** What is chosen is whole, and nothing is left of it. */
  soldOut: boolean;
  choose: (choice: Choice) => void;
  /** Whether nothing is open; otherwise what is missing is marked, brought into view and focused. */
  insist: () => boolean;
  /** For the element that holds the choosers. */
  panel: RefObject<HTMLDivElement | null>;
}

/** Size and colour of a product as its shopper chooses them: nothing that matters is chosen before. */
export function useChoosing(variants: readonly (Choice & { inStock: boolean })[], first?: Choice): Choosing {
  const [chosen, choose] = useState(() => choiceOf(resolveChoice(variants, first ?? firstChoice(variants))));
  const [insisted, setInsisted] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  // The same for as long as nothing is chosen: a part whose code is on the way is not drawn anew for nothing.
  return useMemo(() => {
    const open = openChoice(variants, chosen);
    return {
      choice: variants.length > 0 ? chosen : null,
      missing: insisted ? open : [],
      soldOut: variants.length > 0 && open.length === 0 && variantOf(variants, chosen)?.inStock === false,
      choose,
      insist: () => {
        if (open.length === 0) return true;
        setInsisted(true);
        const marked = open.map((part) => `[data-part=${part}] input`).join();
        const field = panel.current?.querySelector<HTMLElement>(marked);
        field?.focus({ preventScroll: true });
        field?.closest('fieldset')?.scrollIntoView({ block: 'center' });
        return false;
      },
      panel,
    };
  }, [variants, chosen, insisted]);
}

/** Takes over the colour in which a list showed the product, as the address has it. */
export function useColorOfAddress(variants: readonly Choice[], { choose, panel }: Choosing): void {
  const opened = useRef({ variants, choose, panel });
  useLayoutEffect(() => {
    const { variants, choose, panel } = opened.current;
    const color = colorIn(window.location.hash);
    // What the shopper has chosen by now stands.
    if (color === null || panel.current?.querySelector('input:checked')) return;
    if (variants.some((variant) => variant.color === color))
      choose(chosenAfter(variants, firstChoice(variants), { color }));
  }, []);
}
