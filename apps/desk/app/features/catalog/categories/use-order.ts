import { useEffect, useRef, useState } from 'react';
import { moveCategory } from '@haat/contract/catalog/owning/calls';
import type { OwnedCategory } from '@haat/contract/catalog/owning/schemas';
import { titleIn } from '@haat/contract/core/language';
import { call } from '@haat/web/platform/api/call.ts';
import { useProblemText } from '@haat/web/platform/api/problem-text.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { inside } from './category-tree.ts';

export type Way = 'up' | 'down';

/** The id of the button that takes a category one place up or down. */
export const orderButton = (way: Way, { _id }: OwnedCategory): string => `${way}-${_id}`;

/** Takes categories one place up or down among those beside them, and says where they stand then. */
export function useOrder(all: OwnedCategory[], onMoved: () => Promise<void>) {
  const { t, language } = useLanguage();
  const problemText = useProblemText();
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState('');
  const busy = useRef(false);
  const pressed = useRef<{ way: Way; category: OwnedCategory } | null>(null);
  useEffect(() => {
    // The row has moved on the page, and its button has lost the focus; at an end it is the other one that still moves.
    if (!pressed.current) return;
    const { way, category } = pressed.current;
    pressed.current = null;
    const buttons = [way, way === 'up' ? 'down' : 'up'] as const;
    buttons
      .map((each) => document.querySelector<HTMLButtonElement>(`#${orderButton(each, category)}`))
      .find((button) => button?.disabled === false)
      ?.focus();
  }, [all]);

  const step = async (category: OwnedCategory, way: Way) => {
    if (busy.current) return;
    busy.current = true;
    setProblem('');
    const { _id, version, parentId } = category;
    const beside = inside(all, parentId);
    const at = beside.findIndex((each) => each._id === _id);
    const before = beside[way === 'up' ? at - 1 : at + 2]?._id ?? null;
    try {
      await call(moveCategory, { _id, version, parentId, before });
      pressed.current = { way, category };
      const place = way === 'up' ? at : at + 2;
      setSaid(t('categories.nowAt', { name: titleIn(language, category), n: place, all: beside.length }));
    } catch (error) {
      setProblem(problemText(error));
    }
    await onMoved();
    busy.current = false;
  };
  return { step: (category: OwnedCategory, way: Way) => void step(category, way), said, problem };
}
