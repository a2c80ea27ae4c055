import GripVertical from 'lucide-react/icons/grip-vertical';
import type { PointerEvent, ReactNode } from 'react';

/** A press that may become a drag. */
export interface Press {
  handle: HTMLElement;
  pointer: { pointerId: number; clientX: number; clientY: number };
}

/**
 * Has a press begin a drag: the pointer is the handle's from now on, while the code that follows it may still be on its way.
 * @param begin hears of it once that code is there, unless the pointer was let go meanwhile or the code cannot be fetched
 */
export async function beginDrag<Code>(
  event: PointerEvent<HTMLElement>,
  code: () => Promise<Code>,
  begin: (code: Code, press: Press) => void,
): Promise<void> {
  if (event.button !== 0 || !event.isPrimary) return;
  const { currentTarget: handle, pointerId, clientX, clientY } = event;
  handle.setPointerCapture(pointerId);
  const loaded = await code().catch(() => null);
  if (loaded && handle.hasPointerCapture(pointerId))
    begin(loaded, { handle, pointer: { pointerId, clientX, clientY } });
}

interface GripProps {
  onPress: (event: PointerEvent<HTMLElement>) => void;
  /** Comes with the first look at it, so that the code of dragging can. */
  onNear: () => void;
  className?: string;
  children?: ReactNode;
}

/** What a finger or a mouse holds something by to drag it. Who uses keys has buttons for that beside it. */
export const Grip = ({ onPress, onNear, className = '', children }: GripProps) => (
  <span
    aria-hidden
    data-grip
    className={`grid min-h-11 min-w-9 shrink-0 cursor-grab touch-none place-items-center select-none active:cursor-grabbing ${className}`}
    onPointerEnter={onNear}
    onPointerDown={onPress}
  >
    {children ?? <GripVertical className="size-5 text-soft" />}
  </span>
);
