import { useNavigate } from 'react-router';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import { EmptyState } from '@haat/web/ui/list/empty-state.tsx';
import { logOut } from '../features/account/log-out.ts';
import { currentAccount } from '../features/account/seller.ts';
import type { Route } from './+types/no-seller';
import { ScreenError } from '../layout/screen-error.tsx';

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => currentAccount(request);

/** For an account that sells nothing in this shop. */
export default function NoSeller({ loaderData: { email } }: Route.ComponentProps) {
  const { t, href } = useLanguage();
  const navigate = useNavigate();
  const leave = async () => {
    await logOut();
    await navigate(href('/desk/login'), { replace: true });
  };
  return (
    <main className="frame grid min-h-dvh max-w-xl content-center">
      <title>{t('seller.not')}</title>
      <EmptyState title={t('seller.not')} hint={t('seller.notHint', { email })}>
        <Button onClick={() => void leave()}>{t('login.out')}</Button>
      </EmptyState>
    </main>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ScreenError error={error} />;
}
