import { useRef } from 'react';
import { newId } from '../browser/new-id.ts';

/**
 * Names what is sent by an `Idempotency-Key`: the same thing by the same one, so that whoever sends it again after a lost
 * answer does it once, and another thing by another.
 */
export function useIdempotencyKey(): (said: unknown) => string {
  const last = useRef({ text: '', key: '' });
  return (said) => {
    const text = JSON.stringify(said);
    if (text !== last.current.text) last.current = { text, key: newId() };
    return last.current.key;
  };
}
