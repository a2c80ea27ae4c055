import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { CallError } from '../api/call.ts';
import { useProblemText } from '../api/problem-text.ts';
import { useFieldProblems } from './use-field-problems.ts';
import type { FieldProblems } from './use-field-problems.ts';

/** What stops a form from being sent: beside its fields, and in a sentence below it. */
export interface Objection<Name extends string> {
  wrong: FieldProblems<Name>;
  problem: string;
}

interface Kind<Name extends string, Values> {
  read: (form: FormData) => Values;
  /** What stops it from being sent; null where nothing does. The server judges again. */
  judge?: (values: Values) => Objection<Name> | null;
  /** @throws CallError which is told by `refused` */
  send: (values: Values) => Promise<void>;
  /** What a refusal says beside fields, and below the form where that is not the usual sentence. */
  refused?: (error: CallError) => Partial<Objection<Name>>;
  onFailed?: (error: unknown) => void;
  /** What takes the focus where something is wrong, if not the fields of that name. */
  focus?: string;
}

/**
 * A form of the shop: what is wrong stands beside its field and the first of it gets the focus; what was typed stays
 * whatever happens; while it is sent a second press sends nothing.
 */
export function useForm<Name extends string, Values>(kind: Kind<Name, Values>) {
  const problemText = useProblemText();
  const { wrong, point, mended, props } = useFieldProblems<Name>(kind.focus);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);

  const refuse = (error: unknown, form: HTMLFormElement) => {
    const said = error instanceof CallError ? (kind.refused?.(error) ?? {}) : {};
    point(said.wrong ?? {}, form);
    setProblem(said.problem ?? problemText(error));
    kind.onFailed?.(error);
  };

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current) return;
    const form = event.currentTarget;
    const values = kind.read(new FormData(form));
    const objection = kind.judge?.(values) ?? null;
    point(objection?.wrong ?? {}, form);
    setProblem(objection?.problem ?? '');
    if (objection) return;
    sending.current = true;
    setBusy(true);
    await kind.send(values).catch((error: unknown) => refuse(error, form));
    sending.current = false;
    setBusy(false);
  }

  return {
    props: {
      ...props,
      // Without any script the browser sends the form itself: never with what was typed in the address.
      method: 'post' as const,
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
    },
    wrong,
    problem,
    busy,
    mended,
    point,
  };
}
