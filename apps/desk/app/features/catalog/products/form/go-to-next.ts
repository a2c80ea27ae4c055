import type { KeyboardEvent } from 'react';

/** The key that ends a line on a phone leads to the next of the first fields, and sends nothing unfinished. */
export function goToNext(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget, key, nativeEvent } = event;
  if (key !== 'Enter' || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
  const next = (following[target.name] ?? [])
    .map((name) => currentTarget.elements.namedItem(name))
    .find((each) => each instanceof HTMLInputElement);
  if (!next) return;
  event.preventDefault();
  next.focus();
}
const following: Record<string, string[]> = { title: ['price'], price: ['stock', 'markPrice'] };
