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
  const [search] = useSearchParams();
  const next = search.has('next') ? returnPath(search.get('next')) : null;
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
      {user ? <SignedIn user={user} next={next} /> : <SignUpForm next={next} />}
    </EntryCard>
  );
}

// Whoever is logged in makes no second account by accident.
function SignedIn({ user, next }: { user: UserDetail; next: string | null }) {
  const { t } = useLanguage();
  const signOut = useSignOut({ stay: true });
  return (
    <>
      <p role="status">
        {t('signUp.signedIn', { name: `${user.firstName} ${user.lastName}`.trim() || user.email })}
      </p>
      <div className="flex flex-wrap gap-2">
        {next !== null && (
          <a className={buttonLook()} href={next}>
            {t('login.goOn')}
          </a>
        )}
        <Button kind={next === null ? 'primary' : 'quiet'} onClick={signOut}>
          {t('signUp.logout')}
        </Button>
        <ShopLink className={buttonLook('quiet')} to="/user-profile">
          {t('account.profile')}
        </ShopLink>
      </div>
    </>
  );
}
