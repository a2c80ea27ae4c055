import { isRouteErrorResponse, useRevalidator } from 'react-router';
import { CallError } from '@haat/web/platform/api/call.ts';
import { useProblemText } from '@haat/web/platform/api/problem-text.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Failed } from '@haat/web/ui/failed.tsx';
import { useLoginPath } from '../features/account/use-login-path.ts';
import { Missing } from './missing.tsx';
import { WayOn } from './way-on.tsx';

interface ScreenErrorProps {
  error: unknown;
  /** What trying again does, where it is not to ask for the screen once more. */
  onAgain?: () => void;
}

export function ScreenError({ error, onAgain }: ScreenErrorProps) {
  const { t } = useLanguage();
  const problemText = useProblemText();
  const { revalidate } = useRevalidator();
  const login = useLoginPath();
  if (isMissing(error)) return <Missing />;
  if (isForOthers(error))
    return <WayOn title={t('helpers.closed')} text={problemText(error)} to="/desk" words="nav.today" />;
  if (error instanceof CallError && error.code === 'login-required')
    return <WayOn title={problemText(error)} to={login} words="login.submit" />;
  return (
    <div className="grid gap-4">
      <h1 className="page-head">{t('error.title')}</h1>
      <Failed
        text={problemText(error)}
        again={t('error.again')}
        onAgain={onAgain ?? (() => void revalidate())}
      />
    </div>
  );
}

/** What a helper may not open: to try again would change nothing, so the way on leads home. */
const isForOthers = (error: unknown): boolean =>
  error instanceof CallError && (error.code === 'not-for-helpers' || error.code === 'money-hidden');

/** Nothing is there, or the address names what can be nothing: to try again would change neither. */
const isMissing = (error: unknown): boolean =>
  error instanceof CallError
    ? error.status === 404 || error.code === 'invalid-input'
    : isRouteErrorResponse(error) && error.status === 404;
