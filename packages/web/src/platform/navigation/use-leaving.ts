import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** Calls when the shopper sets out for another page, before it is there: for what should not stay open over it. */
export function useLeaving(onLeave: () => void): void {
  const { key } = useLocation();
  const { location: goal } = useNavigation();
  const here = useRef(key);
  const leave = useRef(onLeave);
  useEffect(() => {
    leave.current = onLeave;
  });
  useEffect(() => {
    if (goal || key !== here.current) leave.current();
    here.current = key;
  }, [goal, key]);
}
