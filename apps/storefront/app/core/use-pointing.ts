import { useRef, useState } from 'react';
import type { FormEvent } from 'react';

/** By the names of fields: what is wrong with them; '' where that is said elsewhere. */
export type Wrong<Name extends string> = Partial<Record<Name, string>>;

/** Points at what is wrong in a form. What is typed anew is not wrong any more. */
export function usePointing<Name extends string>() {
  const form = useRef<HTMLFormElement>(null);
  const [wrong, setWrong] = useState<Wrong<Name>>({});

  /** Marks what is wrong, and takes the shopper to the first of it on the page. */
  const point = (found: Wrong<Name>) => {
    setWrong(found);
    const names = Object.keys(found).filter((name) => found[name as Name] !== undefined);
    const fields = names.map((name) => `[name="${name}"]`).join();
    if (fields) form.current?.querySelector<HTMLElement>(fields)?.focus();
  };

  const mended = (...names: string[]) =>
    setWrong((known) => {
      const left = Object.entries(known).filter(([name]) => !names.includes(name));
      return left.length < Object.keys(known).length ? (Object.fromEntries(left) as Wrong<Name>) : known;
    });

  return {
    wrong,
    point,
    mended,
    /** For the form element. */
    props: {
      ref: form,
      onInput: ({ target }: FormEvent) => mended((target as HTMLInputElement).name),
    },
  };
}
