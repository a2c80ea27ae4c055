import { useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';

/**
 * Has the rest of a double tap press nothing after what led away, or after a dialog that it has closed: what lies below is
 * something else, such as the way out of a form. Phones count each tap of a finger as a first one; of a mouse that leads away
 * `follow-links.ts` takes care as well.
 */
export function DoubleTaps() {
  const next = useNavigation().location?.pathname;
  const goal = useRef(next);
  useEffect(() => {
    goal.current = next;
  }, [next]);
  useEffect(() => {
    let tappedAt = location.pathname;
    let dialog: HTMLDialogElement | null = null;
    let [time, x, y] = [0, 0, 0];
    const drop = (event: PointerEvent) => {
      const { detail, pointerType, timeStamp, clientX, clientY, target } = event;
      if (detail === 0) return;
      const isNear = timeStamp - time < 300 && Math.hypot(clientX - x, clientY - y) < 30;
      const isAgain = pointerType === 'mouse' ? detail > 1 : isNear;
      [time, x, y] = [timeStamp, clientX, clientY];
      const hasLedAway = (goal.current ?? location.pathname) !== tappedAt;
      const hasClosed = dialog !== null && !(dialog.isConnected && dialog.open);
      if (!isAgain) {
        tappedAt = location.pathname;
        dialog = target instanceof Element ? target.closest('dialog') : null;
      } else if (hasLedAway || hasClosed) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
    };
    addEventListener('click', drop, true);
    return () => removeEventListener('click', drop, true);
  }, []);
  return null;
}
