import { useRef } from 'react';
import { useFocusWhenFewer } from '../keep-focus.ts';

/**
 * How many things a list holds, told aloud when that changes. When the one that had the focus is taken out, the
 * focus comes here instead of being lost.
 */
export function CountLine({ count, text }: { count: number; text: string }) {
  const place = useRef<HTMLParagraphElement>(null);
  useFocusWhenFewer(place, count);
  return (
    <p ref={place} role="status" tabIndex={-1} className="text-sm text-soft">
      {text}
    </p>
  );
}
