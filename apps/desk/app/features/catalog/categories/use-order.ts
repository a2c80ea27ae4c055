import { useEffect, useRef, useState } from 'react';
import { moveCategory } from '@haat/contract/catalog/owning/calls';
import type { OwnedCategory } from '@haat/contract/catalog/owning/schemas';
import { titleIn } from '@haat/contract/core/language';
import { call } from '@haat/web/platform/api/call.ts';
import { useProblemText } from '@haat/web/platform/api/problem-text.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { arranged, inside } from './category-tree.ts';
import type { Place } from './category-tree.ts';

export type Way = 'up' | 'down';

export const orderButton = (way: Way, { _id }: OwnedCategory): string => `${way}-${_id}`;

/** Moves categories, by one place among those beside them or to anywhere in the tree, and says where they stand then. */
export function useOrder(all: OwnedCategory[], onMoved: () => Promise<void>) {
  const { t, language } = useLanguage();
  const problemText = useProblemText();
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState('');
  const [onTheWay, setOnTheWay] = useState<{ category: OwnedCategory; place: Place } | null>(null);
  const busy = useRef(false);
  const pressed = useRef<{ way: Way | null; category: OwnedCategory } | null>(null);
  useEffect(() => {
    // The row has moved on the page, and its button has lost the focus; at an end it is the other one that still moves.
    if (!pressed.current) return;
    const { way, category } = pressed.current;
    pressed.current = null;
    const buttons = way
      ? ([way, way === 'up' ? 'down' : 'up'] as const).map((each) => `#${orderButton(each, category)}`)
      : [`#row-${category._id} [aria-haspopup]`];
    buttons
      .map((each) => document.querySelector<HTMLButtonElement>(each))
      .find((button) => button?.disabled === false)
      ?.focus();
  }, [all]);

  const positionText = (category: OwnedCategory, { parentId, before }: Place): string => {
    const others = inside(all, parentId).filter(({ _id }) => _id !== category._id);
    const at = before === null ? others.length : others.findIndex(({ _id }) => _id === before);
    const parent = all.find(({ _id }) => _id === parentId);
    const where = { name: titleIn(language, category), n: at + 1, all: others.length + 1 };
    return parent && parentId !== category.parentId
      ? t('categories.nowIn', { ...where, parent: titleIn(language, parent) })
      : t('categories.nowAt', where);
  };
  const put = async (category: OwnedCategory, place: Place, way?: Way) => {
    if (busy.current) return;
    busy.current = true;
    setProblem('');
    // A row that was dropped stands there at once.
    if (!way) setOnTheWay({ category, place });
    try {
      const { _id, version } = category;
      await call(moveCategory, { _id, version, ...place });
      if (way) pressed.current = { way, category };
      setSaid(positionText(category, place));
    } catch (error) {
      setProblem(problemText(error));
    }
    await onMoved();
    setOnTheWay(null);
    busy.current = false;
  };
  const step = (category: OwnedCategory, way: Way) => {
    const { _id, parentId } = category;
    const beside = inside(all, parentId);
    const at = beside.findIndex((each) => each._id === _id);
    const before = beside[way === 'up' ? at - 1 : at + 2]?._id ?? null;
    void put(category, { parentId, before }, way);
  };
  return {
    /** A dialog has put it last into another one: that is said, and its dots have the focus there. */
    arrived: (category: OwnedCategory, parentId: string | null) => {
      pressed.current = { way: null, category };
      setSaid(positionText(category, { parentId, before: null }));
    },
    /** All as they stand, one that is being moved there already. */
    shown: onTheWay ? arranged(all, onTheWay.category, onTheWay.place) : all,
    step,
    put: (category: OwnedCategory, place: Place) => void put(category, place),
    said,
    problem,
  };
}
