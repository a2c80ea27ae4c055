import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { CallError } from '../../core/call.ts';
import { textIn } from '../../core/form-text.ts';
import { useLanguage } from '../../core/language.tsx';
import type { WordKey } from '../../core/language.tsx';
import { useProblemText } from '../../core/problem-text.ts';
import { forgetSession } from '../../core/session.ts';
import { judgeField } from './judging.ts';
import type { FieldName, Values } from './judging.ts';
import type { Standing } from './standing.ts';
import { useWaitText } from './use-wait.ts';

interface Kind<Name extends FieldName> {
  /** Its fields as they stand on the screen. */
  names: readonly Name[];
  /** The texts of its area (spec §4). */
  idle: WordKey;
  request: WordKey;
  /**
   * Sends what was typed, once it may be sent.
   * @returns the text of success
   * @throws CallError
   */
  act: (values: Values<Name>) => Promise<string>;
  /** Answers a refusal with a field that it belongs to, or with a sentence of its own; null for the usual one. */
  refused?: (code: string) => { field: Name } | { text: string } | null;
}

/**
 * A form of the account: what is wrong stands beside its field and the first of it gets the focus; what was typed
 * stays whatever happens; while it is sent a second press sends nothing.
 */
export function useAccountForm<Name extends FieldName>({ names, idle, request, act, refused }: Kind<Name>) {
  const { t } = useLanguage();
  const problemText = useProblemText();
  const form = useRef<HTMLFormElement>(null);
  const [standing, setStanding] = useState<Standing>({ state: 'idle', text: t(idle) });
  const [wrong, setWrong] = useState<Partial<Record<Name, string>>>({});
  const [until, setUntil] = useState<number | null>(null);
  const waiting = useWaitText(until);
  const busy = standing.state === 'request';

  const point = (found: Partial<Record<Name, string>>) => {
    setWrong(found);
    const first = names.find((name) => found[name]);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  const fail = (error: unknown) => {
    const { code, problem } =
      error instanceof CallError ? error : { code: '', problem: { fields: {}, retryAfter: 0 } };
    // A session that the server does not know is none (spec §4: user error clears the user).
    if (code === 'login-required') forgetSession();
    const own = refused?.(code) ?? null;
    const field = own && 'field' in own ? own.field : names.find((name) => name in (problem.fields ?? {}));
    const text = own && 'text' in own ? own.text : problemText(error);
    setUntil(code === 'too-many-requests' ? Date.now() + (problem.retryAfter ?? 30) * 1_000 : null);
    // Said once: beside the field where there is one.
    setStanding({ state: 'error', text: field ? t('problem.invalid-input') : text });
    if (field) point({ [field]: own ? text : t('field.wrong') } as Partial<Record<Name, string>>);
  };

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    const values = Object.fromEntries(names.map((name) => [name, valueOf(data, name)])) as Values<Name>;
    const found: Partial<Record<Name, string>> = {};
    for (const name of names) {
      const objection = judgeField(name, values[name]);
      if (objection) found[name] = t(objection.key, objection.values);
    }
    point(found);
    setUntil(null);
    if (names.some((name) => found[name]))
      return setStanding({ state: 'error', text: t('problem.invalid-input') });
    setStanding({ state: 'request', text: t(request) });
    try {
      setStanding({ state: 'success', text: await act(values) });
    } catch (error) {
      fail(error);
    }
  }

  /** What is typed anew is not wrong any more. */
  const mended = ({ target }: FormEvent) => {
    const { name } = target as HTMLInputElement;
    if (name in wrong) setWrong({ ...wrong, [name]: undefined });
  };

  return {
    /** For the form element. */
    props: {
      ref: form,
      // Without any script the browser sends the form itself: never with a password in the address.
      method: 'post' as const,
      noValidate: true,
      onInput: mended,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
    },
    standing: until === null ? standing : { ...standing, text: waiting },
    wrong,
    busy,
  };
}

/** A password is what was typed, with its blanks; everything else is trimmed. */
function valueOf(data: FormData, name: FieldName): string {
  const text = textIn(data, name);
  return name === 'password' || name === 'current' ? text : text.trim();
}
