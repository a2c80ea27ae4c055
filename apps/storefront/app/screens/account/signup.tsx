import { useSearchParams } from 'react-router';
import type { Route } from './+types/signup';
import { EntryCard, EntryWay } from '../../layout/entry-card.tsx';
import { MoreMessages, ShopLink, useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { island } from '@haat/web/platform/hydration/island.tsx';
import { returnPath } from '@haat/web/platform/session/return-path.ts';
import { noIndex } from '@haat/web/platform/seo/no-index.ts';
import { pageContext } from '@haat/web/platform/api/page.ts';
import type { PageHandle } from '@haat/web/platform/api/page.ts';
import { useUser } from '@haat/web/platform/session/session.ts';
import type { UserDetail } from '@haat/contract/core/session';
import { useSignOut } from '../../features/account/use-sign-out.ts';
import { entryWords, screenWords } from '../../messages/words.ts';
import { Button, buttonLook } from '@haat/web/ui/button.tsx';

const SignUpForm = island(
  async () => (await import('../../features/account/login/sign-up-form.tsx')).SignUpForm,
  {
    when: 'first-move',
  },
);

export const handle = { cache: 'public' } satisfies PageHandle;

export function loader({ context }: Route.LoaderArgs) {
  const { language } = context.get(pageContext);
  const words = { ...screenWords(language, 'account'), ...entryWords(language) };
  return { words };
}

/** Opened from another page, the card is whole at once. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [data] = await Promise.all([serverLoader(), SignUpForm.ready()]);
  return data;
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  noIndex(loaderData?.words['signUp.title'], matches);

export default function SignUpScreen({ loaderData: { words } }: Route.ComponentProps) {
  return (
    <MoreMessages words={words}>
      <SignUp />
    </MoreMessages>
  );
}

function SignUp() {
  const { t } = useLanguage();
  const user = useUser();
  return (
    <EntryCard
      title={t('signUp.title')}
      intro={t('signUp.intro')}
      below={
        !user && (
          <EntryWay question={t('signUp.have')} to="/login">
            {t('account.login')}
          </EntryWay>
        )
      }
    >
      {user ? <SignedIn user={user} /> : <SignUpForm />}
    </EntryCard>
  );
}

// Whoever is logged in makes no second account by accident.
function SignedIn({ user }: { user: UserDetail }) {
  const { t } = useLanguage();
  const signOut = useSignOut({ stay: true });
  const [search] = useSearchParams();
  return (
    <>
      <p role="status">
        {t('signUp.signedIn', { name: `${user.firstName} ${user.lastName}`.trim() || user.email })}
      </p>
      <div className="flex flex-wrap gap-2">
        {search.has('next') && (
          <a className={buttonLook()} href={returnPath(search.get('next'))}>
            {t('login.goOn')}
          </a>
        )}
        <Button kind={search.has('next') ? 'quiet' : 'primary'} onClick={signOut}>
          {t('signUp.logout')}
        </Button>
        <ShopLink className={buttonLook('quiet')} to="/user-profile">
          {t('account.profile')}
        </ShopLink>
      </div>
    </>
  );
}
