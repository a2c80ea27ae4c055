import { useEffect } from 'react';
import type { RefObject } from 'react';

/** The key that ends a line on a phone leads to the next of the first fields, and sends nothing unfinished. */
export function useNextField(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const fields = form.current;
    fields?.addEventListener('keydown', goToNext);
    return () => fields?.removeEventListener('keydown', goToNext);
  }, [form]);
}

const following: Record<string, string[]> = { title: ['price'], price: ['stock', 'markPrice'] };

function goToNext(event: KeyboardEvent): void {
  const { target, key, isComposing } = event;
  if (key !== 'Enter' || isComposing || !(target instanceof HTMLInputElement)) return;
  const next = (following[target.name] ?? [])
    .map((name) => target.form?.elements.namedItem(name))
    .find((each) => each instanceof HTMLInputElement);
  if (!next) return;
  event.preventDefault();
  next.focus();
}
