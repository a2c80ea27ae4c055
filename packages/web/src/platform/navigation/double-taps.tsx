import { useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';

/**
 * Has the rest of a double tap on what leads away press nothing after it, as `follow-links.ts` does of a mouse: phones count
 * each tap of a finger as a first one. A sheet closes before the next page is there, and uncovers what lies below it.
 */
export function DoubleTaps() {
  const next = useNavigation().location?.pathname;
  const goal = useRef(next);
  useEffect(() => {
    goal.current = next;
  }, [next]);
  useEffect(() => {
    let tappedAt = location.pathname;
    let [time, x, y] = [0, 0, 0];
    const drop = (event: PointerEvent) => {
      const { detail, pointerType, timeStamp, clientX, clientY } = event;
      if (detail === 0 || pointerType === 'mouse') return;
      const isAgain = timeStamp - time < 300 && Math.hypot(clientX - x, clientY - y) < 30;
      [time, x, y] = [timeStamp, clientX, clientY];
      if (!isAgain) tappedAt = location.pathname;
      else if ((goal.current ?? location.pathname) !== tappedAt) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
    };
    addEventListener('click', drop, true);
    return () => removeEventListener('click', drop, true);
  }, []);
  return null;
}
