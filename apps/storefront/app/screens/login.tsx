import { useNavigate, useSearchParams } from 'react-router';
import type { Route } from './+types/login';
import { Breadcrumb } from '../blocks/breadcrumb.tsx';
import { MoreWords, ShopLink, useLanguage } from '../core/language.tsx';
import { ownPath } from '../core/own-path.ts';
import { unlisted } from '../core/unlisted.ts';
import { pageContext } from '../core/page.ts';
import { useUser } from '../core/session.ts';
import { LoginForm } from '../features/account/login-form.tsx';
import { screenWords } from '../messages/words.ts';

export function loader({ context }: Route.LoaderArgs) {
  return { words: screenWords(context.get(pageContext).language, 'account') };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  unlisted(loaderData?.words['login.title'], matches);

export default function LoginScreen({ loaderData }: Route.ComponentProps) {
  return (
    <MoreWords words={loaderData.words}>
      <Breadcrumb trail={[{ title: loaderData.words['login.title'] }]} />
      <section className="frame grid justify-center py-12">
        <div className="grid w-full max-w-md gap-6 rounded-box border border-line bg-surface p-6 shadow-card sm:w-md">
          <Login />
        </div>
      </section>
    </MoreWords>
  );
}

function Login() {
  const { t, href } = useLanguage();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const user = useUser();
  const next = search.has('next') ? ownPath(search.get('next')) : href('/');
  return (
    <>
      <header className="grid gap-1">
        <h1 className="text-2xl font-bold">{t('login.title')}</h1>
        <p className="text-soft">{t('login.intro')}</p>
      </header>
      {user ? (
        <>
          <p role="status">{t('login.already', { name: `${user.firstName} ${user.lastName}`.trim() })}</p>
          <ShopLink
            className="tap grid place-items-center rounded-box bg-primary px-5 font-semibold text-on-primary"
            to={next}
          >
            {t('login.goOn')}
          </ShopLink>
        </>
      ) : (
        <LoginForm onDone={() => void navigate(next, { replace: true })} />
      )}
    </>
  );
}
