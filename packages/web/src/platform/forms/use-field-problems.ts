import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';

/** By the names of fields: what is wrong with them; '' where that is said elsewhere. */
export type FieldProblems<Name extends string> = Partial<Record<Name, string>>;

/**
 * Points at what is wrong in a form. What is typed anew is not wrong any more.
 * @param focus what takes the focus where something is wrong, if not the fields of that name
 */
export function useFieldProblems<Name extends string>(focus?: string) {
  const form = useRef<HTMLFormElement>(null);
  const [wrong, setWrong] = useState<FieldProblems<Name>>({});

  const seeking = useRef(false);
  // Once it stands there: a screen reader reads it with its field, and the page has its new height.
  useEffect(() => {
    if (!seeking.current) return;
    seeking.current = false;
    const names = Object.keys(wrong).filter((name) => wrong[name as Name] !== undefined);
    const fields = names.map((name) => `[name="${name}"]:not(:disabled)`).join();
    const first = fields ? form.current?.querySelector<HTMLElement>(focus ?? fields) : null;
    first?.focus({ preventScroll: true });
    first?.scrollIntoView({ block: 'center' });
  }, [wrong, focus]);

  /**
   * Marks what is wrong, and takes the shopper to the first of it on the page.
   * @param element the form, for one that has a ref of its own
   */
  const point = (found: FieldProblems<Name>, element = form.current) => {
    form.current = element;
    seeking.current = true;
    setWrong(found);
  };

  const mended = (...names: string[]) =>
    setWrong((known) => {
      const left = Object.entries(known).filter(([name]) => !names.includes(name));
      return left.length < Object.keys(known).length
        ? (Object.fromEntries(left) as FieldProblems<Name>)
        : known;
    });

  return {
    wrong,
    point,
    mended,
    props: {
      ref: form,
      onInput: ({ target }: FormEvent) => mended((target as HTMLInputElement).name),
    },
  };
}
