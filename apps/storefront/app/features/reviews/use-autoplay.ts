import { useEffect, useState } from 'react';
import type { PointerEvent } from 'react';
import { useOnScreen } from '@haat/web/platform/browser/use-on-screen.ts';
import { motionAllowed } from '@haat/web/ui/gallery/slides.ts';

/** Milliseconds after which the next photo comes, and the strip of small ones moves on (spec §2, §9). */
const pace = { photo: 3_000, strip: 5_000 } as const;

/**
 * Lets the photos of a review go on by themselves while they are on the screen: not while the pointer rests on them or
 * the focus is in them, not after the shopper took them into their own hand or paused them (WCAG 2.2.2), and from the
 * start only where motion is welcome.
 * @param many how many photos there are
 * @param from the one that is shown first
 * @returns what the gallery and the element around it get, which photo is seen, and the state of the button that pauses
 */
export function useAutoplay(many: number, from: number) {
  const { ref, onScreen } = useOnScreen<HTMLDivElement>();
  const [wanted, setWanted] = useState(from);
  const [seen, setSeen] = useState(from);
  const [turns, setTurns] = useState(0);
  const [paused, setPaused] = useState(() => !motionAllowed());
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const playing = many > 1 && onScreen && !paused && !pointed && !focused;

  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => setWanted((seen + 1) % many), pace.photo);
    return () => clearTimeout(timer);
  }, [playing, seen, many]);
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => setTurns((count) => count + 1), pace.strip);
    return () => clearInterval(timer);
  }, [playing]);

  const byMouse =
    (over: boolean) =>
    ({ pointerType }: PointerEvent) =>
      pointerType === 'mouse' && setPointed(over);
  return {
    ref,
    seen,
    paused,
    toggle: () => {
      // From where the shopper is by now.
      setWanted(seen);
      setPaused(!paused);
    },
    gallery: { wanted, onSeen: setSeen, playing, turns },
    listeners: {
      onPointerDown: () => setPaused(true),
      onKeyDown: () => setPaused(true),
      onPointerEnter: byMouse(true),
      onPointerLeave: byMouse(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}
