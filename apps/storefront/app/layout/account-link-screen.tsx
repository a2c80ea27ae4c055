import { needsNoMove } from '@haat/web/platform/hydration/first-move.ts';
import { island } from '@haat/web/platform/hydration/island.tsx';
import { EntryScreen } from './entry-card.tsx';
import type { entryWords } from '../messages/words.ts';

const forms = {
  activate: island(async () => (await import('../features/account/login/activation.tsx')).Activation, {
    when: 'first-move',
  }),
  reset: island(async () => (await import('../features/account/login/reset-form.tsx')).ResetForm, {
    when: 'first-move',
  }),
};

// Whether the link counts is asked before anybody moves.
if (!import.meta.env.SSR && /\/(?:activate|reset-password)\//.test(location.pathname)) needsNoMove();

interface AccountLinkScreenProps {
  words: ReturnType<typeof entryWords>;
  step: keyof typeof forms;
  token: string;
}

/** Where a mail about an account leads. Opening it does nothing yet: that takes a press. */
export function AccountLinkScreen({ words, step, token }: AccountLinkScreenProps) {
  const Form = forms[step];
  return (
    <EntryScreen words={words} title={words[`${step}.title`]}>
      <Form key={token} token={token} />
    </EntryScreen>
  );
}
