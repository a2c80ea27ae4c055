import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { signOutEverywhere } from '@haat/contract/account/calls';
import type { OwnSession } from '@haat/contract/account/schemas';
import { CallError, call } from '@haat/web/platform/api/call.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { dropPush } from '@haat/web/platform/push/push.ts';
import { useProblemText } from '@haat/web/platform/api/problem-text.ts';
import { logOut } from '@haat/web/platform/session/session.ts';
import { timeAgo } from '@haat/web/platform/i18n/time-ago.ts';
import { Button } from '@haat/web/ui/button.tsx';
import { useFocusWhenFewer } from '@haat/web/ui/keep-focus.ts';
import { Failed } from '@haat/web/ui/failed.tsx';
import { Skeleton } from '@haat/web/ui/skeleton.tsx';
import { deviceOf } from './device.ts';
import { RequestStatus } from '../fields.tsx';
import { Panel } from './panel.tsx';
import type { RequestState } from './request-state.ts';
import { useSessions } from './use-sessions.ts';

export function OwnSessions() {
  const { t } = useLanguage();
  const problemText = useProblemText();
  const { query, retry, end } = useSessions();
  const { status, setStatus, everywhere } = useEverywhere();
  const endOne = async (session: OwnSession) => {
    try {
      await end(session);
      setStatus({ state: 'success', text: t('devices.ended') });
    } catch (error) {
      setStatus({ state: 'error', text: problemText(error) });
    }
  };
  const busy = status.state === 'request';
  const list = useRef<HTMLUListElement>(null);
  useFocusWhenFewer(list, query.state === 'ready' ? query.data.sessions.length : 0);
  return (
    <Panel title={t('devices.title')} text={t('devices.text')}>
      {query.state === 'loading' && <Skeleton className="h-32" />}
      {query.state === 'failed' && (
        <Failed text={problemText(query.error)} again={t('error.again')} onAgain={retry} />
      )}
      {query.state === 'ready' && (
        <ul ref={list} tabIndex={-1} className="grid">
          {query.data.sessions.map((session) => (
            <Session
              key={session._id}
              session={session}
              now={query.data.at}
              onEnd={() => void endOne(session)}
            />
          ))}
        </ul>
      )}
      <RequestStatus status={status} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button kind="danger" busy={busy} className="max-sm:w-full" onClick={() => void everywhere()}>
          {t(busy ? 'devices.everywhereBusy' : 'devices.everywhere')}
        </Button>
        <p className="text-sm text-soft">{t('devices.everywhereHint')}</p>
      </div>
    </Panel>
  );
}

function Session({ session, now, onEnd }: { session: OwnSession; now: Date; onEnd: () => void }) {
  const { t, language } = useLanguage();
  const known = deviceOf(session.userAgent);
  const device = known ? t('devices.on', { ...known }) : t('devices.unknown');
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-3 border-t border-line py-2 first:border-t-0">
      <MonitorSmartphone size={22} className="shrink-0 text-soft" aria-hidden />
      <div className="w-24 grow">
        <p className="font-medium">{device}</p>
        <p className={`text-sm ${session.current ? 'font-medium text-good' : 'text-soft'}`}>
          {session.current
            ? t('devices.this')
            : t('devices.last', { since: timeAgo(session.lastUsedAt, now, language) })}
        </p>
      </div>
      {!session.current && (
        <Button kind="quiet" size="s" aria-label={t('devices.endOne', { device })} onClick={onEnd}>
          {t('devices.end')}
        </Button>
      )}
    </li>
  );
}

/** Ends every session, this one too, and goes home. */
function useEverywhere() {
  const { t, href } = useLanguage();
  const problemText = useProblemText();
  const navigate = useNavigate();
  const [status, setStatus] = useState<RequestState>({ state: 'idle', text: t('logout.idle') });
  const leave = () => {
    void navigate(href('/'));
    logOut();
  };
  const everywhere = async () => {
    setStatus({ state: 'request', text: t('logout.request') });
    try {
      await call(signOutEverywhere, {});
      await dropPush().catch(() => {});
      leave();
    } catch (error) {
      if (error instanceof CallError && error.code === 'login-required') return leave();
      setStatus({ state: 'error', text: problemText(error) });
    }
  };
  return { status, setStatus, everywhere };
}
