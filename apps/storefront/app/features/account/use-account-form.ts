import type { FormEvent } from 'react';
import { CallError } from '../../core/call.ts';
import { textIn } from '../../core/form-text.ts';
import { useLanguage } from '../../core/language.tsx';
import type { WordKey } from '../../core/language.tsx';
import { useProblemText } from '../../core/problem-text.ts';
import { forgetSession } from '../../core/session.ts';
import { usePointing } from '../../core/use-pointing.ts';
import type { Wrong } from '../../core/use-pointing.ts';
import { judgeField } from './judging.ts';
import type { FieldName, Values } from './judging.ts';
import { useStanding } from './use-standing.ts';

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
  refused?: (code: string) => { field: Name; text?: string } | { text: string } | null;
}

/**
 * A form of the account: what is wrong stands beside its field and the first of it gets the focus; what was typed
 * stays whatever happens; while it is sent a second press sends nothing.
 */
export function useAccountForm<Name extends FieldName>({ names, idle, request, act, refused }: Kind<Name>) {
  const { t } = useLanguage();
  const problemText = useProblemText();
  const { wrong, point, props } = usePointing<Name>();
  const { standing, busy, say, run } = useStanding(t(idle));

  /** The text of a refusal, which is said once: beside the field that it belongs to where there is one. */
  const told = (error: unknown): string => {
    const { code, problem } = error instanceof CallError ? error : { code: '', problem: { fields: {} } };
    // A session that the server does not know is none (spec §4: user error clears the user).
    if (code === 'login-required') forgetSession();
    const own = refused?.(code) ?? null;
    const field = own && 'field' in own ? own.field : names.find((name) => name in (problem.fields ?? {}));
    const text = own?.text ?? problemText(error);
    // What is wrong with a new password is a sentence of its own, for whichever form asks for one.
    const said = own !== null || code.startsWith('password-');
    if (!field) return text;
    point({ [field]: said ? text : t('field.wrong') } as Wrong<Name>);
    return t('problem.invalid-input');
  };

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    const values = Object.fromEntries(names.map((name) => [name, valueOf(data, name)])) as Values<Name>;
    const found: Wrong<Name> = {};
    for (const name of names) {
      const objection = judgeField(name, values[name]);
      if (objection) found[name] = t(objection.key, objection.values);
    }
    point(found);
    if (names.some((name) => found[name])) return say('error', t('problem.invalid-input'));
    await run(t(request), () => act(values), told);
  }

  return {
    /** For the form element. */
    props: {
      ...props,
      // Without any script the browser sends the form itself: never with a password in the address.
      method: 'post' as const,
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
    },
    standing,
    wrong,
    busy,
  };
}

/** A password is what was typed, with its blanks; everything else is trimmed. */
function valueOf(data: FormData, name: FieldName): string {
  const text = textIn(data, name);
  return name === 'password' || name === 'current' ? text : text.trim();
}
