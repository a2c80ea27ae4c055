import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { getSignInWays } from '@haat/contract/account/calls';
import type { Route } from './+types/login';
import { EntryCard, EntryWay, entryLink, withNext } from '../../layout/entry-card.tsx';
import { needsNoMove } from '@haat/web/platform/hydration/first-move.ts';
import { MoreMessages, ShopLink, useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { island } from '@haat/web/platform/hydration/island.tsx';
import { isPage } from '@haat/web/platform/navigation/follow-links.ts';
import { returnPath } from '@haat/web/platform/session/return-path.ts';
import { wasSentToLogin } from '@haat/web/platform/session/personal.ts';
import { noIndex } from '@haat/web/platform/seo/no-index.ts';
import { pageContext } from '@haat/web/platform/api/page.ts';
import type { PageHandle } from '@haat/web/platform/api/page.ts';
import { hasLostSession, useUser } from '@haat/web/platform/session/session.ts';
import type { UserDetail } from '@haat/contract/core/session';
import { showToast } from '@haat/web/platform/toast/toast.ts';
import { returnedIn } from '../../features/account/login/returned.ts';
import { entryWords, screenWords } from '../../messages/words.ts';
import { buttonLook } from '@haat/web/ui/button.tsx';

const LoginForm = island(
  async () => (await import('../../features/account/login/login-form.tsx')).LoginForm,
  {
    when: 'first-move',
  },
);

const ProviderLogin = island(
  async () => (await import('../../features/account/login/provider-login.tsx')).ProviderLogin,
  { when: 'first-move' },
);

const providerFlow = () => import('../../features/account/login/provider-flow.ts');

// Back from a provider: nobody who has just come from there moves first.
if (!import.meta.env.SSR && /[?&](?:code|mailed|problem)=/.test(location.search)) needsNoMove();

/** Back from a provider the address carries a session that is being handed over. */
export const handle = { cache: 'public', exceptWith: 'code' } satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const { call, language } = context.get(pageContext);
  const words = { ...screenWords(language, 'account'), ...entryWords(language) };
  return { words, ways: await call(getSignInWays, {}) };
}

/** Opened from another page, the card is whole at once. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [data] = await Promise.all([serverLoader(), LoginForm.ready(), ProviderLogin.ready()]);
  return data;
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  noIndex(loaderData?.words['login.title'], matches);

export default function LoginScreen({ loaderData: { words, ways } }: Route.ComponentProps) {
  return (
    <MoreMessages words={words}>
      <Login ways={ways} />
    </MoreMessages>
  );
}

type Ways = Route.ComponentProps['loaderData']['ways'];

function Login({ ways }: { ways: Ways }) {
  const { t } = useLanguage();
  const [search] = useSearchParams();
  const user = useUser();
  useEffect(() => {
    if (!wasSentToLogin()) return;
    const why = hasLostSession() ? 'login.sessionOver' : 'problem.login-required';
    void showToast(t(why), { kind: 'info', duration: 4_000 });
  }, [t]);
  return (
    <EntryCard
      title={t('login.title')}
      intro={t('login.intro')}
      below={
        !user && (
          <EntryWay question={t('login.noAccount')} to="/signup">
            {t('login.signUp')}
          </EntryWay>
        )
      }
    >
      {/* A session that is being handed over comes before the one that is there. */}
      {user && !search.has('code') ? <Already user={user} /> : <Ways ways={ways} />}
    </EntryCard>
  );
}

/** Where a login leads: where the shopper wanted to go, on paths of this shop only. */
function useGoal() {
  const { href } = useLanguage();
  const [search] = useSearchParams();
  return search.has('next') ? returnPath(search.get('next')) : href('/');
}

function Already({ user }: { user: UserDetail }) {
  const { t } = useLanguage();
  const goal = useGoal();
  return (
    <>
      <p role="status">
        {t('login.already', { name: `${user.firstName} ${user.lastName}`.trim() || user.email })}
      </p>
      <a className={buttonLook()} href={goal}>
        {t('login.goOn')}
      </a>
    </>
  );
}

function Ways({ ways }: { ways: Ways }) {
  const { t } = useLanguage();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const goal = useGoal();
  const returned = returnedIn(search);
  const goOn = (next: string) => {
    dispatchEvent(new Event('login'));
    if (isPage(new URL(next, location.origin).pathname)) void navigate(next, { replace: true });
    else location.replace(next);
  };
  /** Back from a provider without a session, the address says no more where the shopper wanted to go. */
  const afterLogin = async () => {
    const { endFlow, currentFlow } = await providerFlow();
    const kept = Object.keys(returned).length > 0 ? currentFlow() : null;
    endFlow();
    goOn(kept ? returnPath(kept.next) : goal);
  };
  const offersProvider = ways.google || ways.facebook;
  return (
    <>
      <LoginForm onDone={() => void afterLogin()} />
      <ShopLink
        className={`${entryLink} -my-3 justify-self-start`}
        to={withNext('/forgot-password', search.get('next'))}
      >
        {t('login.forgot')}
      </ShopLink>
      {offersProvider && (
        <p
          aria-hidden
          className="flex items-center gap-3 text-sm text-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line"
        >
          {t('login.or')}
        </p>
      )}
      <ProviderLogin ways={ways} returned={returned} next={goal} onDone={(next) => goOn(returnPath(next))} />
    </>
  );
}
