import type { OwnedCategory } from '@haat/contract/catalog/owning/schemas';
import { followPointer } from '@haat/web/ui/drag/follow.ts';
import type { Dragging, Spot } from '@haat/web/ui/drag/follow.ts';
import type { Press } from '@haat/web/ui/drag/grip.tsx';
import { placeAt } from './category-tree.ts';
import type { Place, RowPart } from './category-tree.ts';

// The part of a row at either edge beside which a category is put; in the middle it is put into it.
const edgeShare = 0.3;

interface Row {
  on: OwnedCategory;
  element: HTMLElement;
  top: number;
  height: number;
}

/**
 * Has a category's row follow the pointer, and marks the row beside which or into which it would go.
 * @param rowOf the row of a category, as long as it is shown
 */
export function dragCategory(
  { handle, pointer }: Press,
  all: readonly OwnedCategory[],
  category: OwnedCategory,
  { rowOf, onPlace }: { rowOf: (id: string) => HTMLElement | null; onPlace: (place: Place) => void },
): void {
  followPointer(handle, pointer, () => placing(all, category, rowOf, onPlace));
}

function placing(
  all: readonly OwnedCategory[],
  category: OwnedCategory,
  rowOf: (id: string) => HTMLElement | null,
  onPlace: (place: Place) => void,
): Dragging {
  const rows = all.flatMap((on): Row[] => {
    const element = rowOf(on._id);
    if (!element) return [];
    const { top, height } = element.getBoundingClientRect();
    return [{ on, element, top: top + scrollY, height }];
  });
  const own = rowOf(category._id);
  const branch = own?.closest('li');
  branch?.setAttribute('data-dragged', '');
  const ghost = own && ghostOf(own);
  let found: { element: HTMLElement; place: Place } | null = null;
  const mark = (next: { element: HTMLElement; place: Place; part: RowPart } | null) => {
    found?.element.removeAttribute('data-drop');
    next?.element.setAttribute('data-drop', next.part);
    found = next;
  };
  const under = ({ y }: Spot) => {
    const row = rows.find(({ top, height }) => top <= y && y < top + height);
    if (!row) return null;
    for (const part of partsAt((y - row.top) / row.height)) {
      const place = placeAt(all, category, row.on, part);
      if (place) return { element: row.element, place, part };
    }
    return null;
  };
  return {
    onMove(at) {
      mark(under(at));
      if (ghost) ghost.style.transform = `translate(${at.x - scrollX}px, ${at.y - scrollY}px)`;
    },
    onDrop() {
      if (found) onPlace(found.place);
    },
    onEnd() {
      mark(null);
      branch?.removeAttribute('data-dragged');
      ghost?.remove();
    },
  };
}

/** What may be meant by so far down a row, the likeliest first: where it may not go into it, it goes beside it. */
function partsAt(share: number): RowPart[] {
  const side = share < 0.5 ? 'before' : 'after';
  return share < edgeShare || share > 1 - edgeShare ? [side] : ['into', side];
}

// What follows the pointer: the row alone, without what can be pressed on it, so that all below stays to be seen.
function ghostOf(row: HTMLElement): HTMLElement {
  const ghost = row.cloneNode(true) as HTMLElement;
  ghost.removeAttribute('id');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  ghost.lastElementChild?.remove();
  ghost.className += ' pointer-events-none fixed -top-4 -left-4 z-50 max-w-60 shadow-panel';
  document.body.append(ghost);
  return ghost;
}
