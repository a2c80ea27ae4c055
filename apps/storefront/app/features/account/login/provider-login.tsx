import { useEffect, useRef, useState } from 'react';
import { handOver } from '@haat/contract/account/calls';
import { providers } from '@haat/contract/account/rules';
import type { Provider } from '@haat/contract/account/rules';
import { call } from '@haat/web/platform/api/call.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { useProblemText } from '@haat/web/platform/api/problem-text.ts';
import { keepSession } from '@haat/web/platform/session/session.ts';
import { Button } from '@haat/web/ui/button.tsx';
import { RequestStatus } from '../fields.tsx';
import { canUseProviders, endFlow, currentFlow, startFlow } from './provider-flow.ts';
import { ProviderSign } from './provider-sign.tsx';
import type { RequestState } from '../profile/request-state.ts';
import type { Returned } from './returned.ts';

interface ProviderLoginProps {
  ways: Record<Provider, boolean>;
  returned: Returned;
  next: string;
  onDone: (next: string) => void;
}

export function ProviderLogin({ ways, returned, next, onDone }: ProviderLoginProps) {
  const { t, language } = useLanguage();
  const problemText = useProblemText();
  const [{ provider, status }, setGoing] = useState(() => ({
    provider: null as Provider | null,
    status: statusOf(returned, t),
  }));
  const say = (at: Provider | null, state: RequestState['state'], text: string) =>
    setGoing({ provider: at, status: { state, text } });
  const offered = providers.filter((each) => ways[each]);
  const busy = status.state === 'request';
  useBackAgain(() => setGoing((now) => (now.status.state === 'request' ? idle : now)));

  const arrive = async (code: string) => {
    const flow = currentFlow();
    try {
      if (!flow) return say(null, 'error', t('problem.sign-in-lost'));
      endFlow();
      const { token, user } = await call(handOver, { code, verifier: flow.verifier });
      keepSession(token, user);
      onDone(flow.next);
    } catch (error) {
      say(flow?.provider ?? null, 'error', problemText(error));
    }
  };
  useOnce(returned.code, (code) => void arrive(code));

  async function leave(to: Provider) {
    if (!canUseProviders()) return say(to, 'error', t('provider.insecure'));
    say(to, 'request', t('provider.leaving'));
    try {
      location.assign(await startFlow(to, next, language));
    } catch {
      // A browser that keeps nothing cannot come back.
      say(to, 'error', t('provider.failed'));
    }
  }

  if (offered.length === 0 && status.state === 'idle') return null;
  return (
    <div className="grid gap-3">
      {provider === null && status.state !== 'idle' && <RequestStatus status={status} />}
      {offered.map((each) => (
        <div key={each} className="grid gap-1">
          <Button kind="quiet" disabled={busy} onClick={() => void leave(each)}>
            <ProviderSign provider={each} />
            {t(`provider.${each}`)}
          </Button>
          <RequestStatus
            status={provider === each ? status : { state: 'idle', text: t(`provider.${each}.idle`) }}
          />
        </div>
      ))}
    </div>
  );
}

const idle = { provider: null, status: { state: 'idle', text: '' } as RequestState };

function statusOf({ code, mailed, problem }: Returned, t: ReturnType<typeof useLanguage>['t']): RequestState {
  if (code !== undefined) return { state: 'request', text: t('provider.arriving') };
  if (mailed) return { state: 'success', text: t('provider.mailed') };
  if (problem) return { state: 'error', text: t(`provider.${problem}`) };
  return idle.status;
}

/** Does something with a code once, however often the component is drawn. */
function useOnce(code: string | undefined, act: (code: string) => void): void {
  const done = useRef<string>(undefined);
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (code === undefined || done.current === code) return;
    done.current = code;
    latest.current(code);
  }, [code]);
}

/** Somebody who comes back by the browser's button finds the page as they left it, under way. */
function useBackAgain(onBack: () => void): void {
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => {
    const shown = (event: PageTransitionEvent) => {
      if (event.persisted) latest.current();
    };
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);
}
