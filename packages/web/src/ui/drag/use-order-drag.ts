import { useRef } from 'react';
import type { PointerEvent } from 'react';
import { beginDrag } from './grip.tsx';

const dragging = () => import('./order.ts');

/**
 * Has the items of a list be dragged into another order by their grips.
 * @param onMove hears which one goes where, once, when it is let go
 */
export function useOrderDrag<List extends HTMLOListElement | HTMLUListElement>(
  onMove: (from: number, to: number) => void,
) {
  const list = useRef<List>(null);
  const gripOf = (from: number) => ({
    onNear: () => void dragging(),
    onPress: (event: PointerEvent<HTMLElement>) =>
      void beginDrag(event, dragging, ({ dragInOrder }, { handle, pointer }) => {
        const items = [...(list.current?.querySelectorAll<HTMLElement>(':scope > li') ?? [])];
        if (items.length > 1)
          dragInOrder(handle, pointer, { items, from, onOrder: (to) => onMove(from, to) });
      }),
  });
  return { list, gripOf };
}
