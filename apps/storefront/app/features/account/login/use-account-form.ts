import { CallError } from '@haat/web/platform/api/call.ts';
import { textIn } from '@haat/web/platform/forms/form-text.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import type { WordKey } from '@haat/web/platform/i18n/language.tsx';
import { useProblemText } from '@haat/web/platform/api/problem-text.ts';
import { clearSession } from '@haat/web/platform/session/session.ts';
import { useForm } from '@haat/web/platform/forms/use-form.ts';
import type { FieldProblems } from '@haat/web/platform/forms/use-field-problems.ts';
import { judgeAccount, minPassword } from './validation.ts';
import type { FieldName, Values } from './validation.ts';
import type { RequestState } from '../profile/request-state.ts';
import { useRequestState } from '../profile/use-request-state.ts';

export interface AccountFormKind<Name extends FieldName> {
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
export function useAccountForm<Name extends FieldName>({
  names,
  idle,
  request,
  act,
  refused,
}: AccountFormKind<Name>) {
  const { t } = useLanguage();
  const problemText = useProblemText();
  const { status, busy, run } = useRequestState(t(idle));
  const { props, wrong, problem, point } = useForm<Name, Values<Name>>({
    read: (form) => Object.fromEntries(names.map((name) => [name, valueOf(form, name)])) as Values<Name>,
    judge: (values) => {
      const found = judgeAccount(names, values);
      const said = names.flatMap((name) => {
        const key = found[name];
        return key === undefined ? [] : [[name, t(key, { n: minPassword })] as const];
      });
      if (said.length === 0) return null;
      return { wrong: Object.fromEntries(said) as FieldProblems<Name>, problem: t('problem.invalid-input') };
    },
    send: (values) => run(t(request), () => act(values), told),
  });

  /** The text of a refusal, which is said once: beside the field that it belongs to where there is one. */
  function told(error: unknown): string {
    const { code, problem } = error instanceof CallError ? error : { code: '', problem: { fields: {} } };
    // A session that the server does not know is none (spec §4: user error clears the user).
    if (code === 'login-required') clearSession();
    const own = refused?.(code) ?? null;
    const field = own && 'field' in own ? own.field : names.find((name) => name in (problem.fields ?? {}));
    const text = own?.text ?? problemText(error);
    // What is wrong with a new password is a sentence of its own, for whichever form asks for one.
    const said = own !== null || code.startsWith('password-');
    if (!field) return text;
    point({ [field]: said ? text : t('field.wrong') } as FieldProblems<Name>);
    return t('problem.invalid-input');
  }

  const shown: RequestState = problem ? { state: 'error', text: problem } : status;
  return { props, status: shown, wrong, busy };
}

/** A password is what was typed, with its blanks; everything else is trimmed. */
function valueOf(data: FormData, name: FieldName): string {
  const text = textIn(data, name);
  return name === 'password' || name === 'current' ? text : text.trim();
}
