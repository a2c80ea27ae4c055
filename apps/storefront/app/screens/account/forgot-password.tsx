import { useSearchParams } from 'react-router';
import type { Route } from './+types/forgot-password';
import { EntryScreen, EntryWay } from '../../layout/entry-card.tsx';
import { island } from '@haat/web/platform/hydration/island.tsx';
import { returnPath } from '@haat/web/platform/session/return-path.ts';
import { noIndex } from '@haat/web/platform/seo/no-index.ts';
import { pageContext } from '@haat/web/platform/api/page.ts';
import type { PageHandle } from '@haat/web/platform/api/page.ts';
import { entryWords } from '../../messages/words.ts';

const ForgotForm = island(
  async () => (await import('../../features/account/login/forgot-form.tsx')).ForgotForm,
  {
    when: 'first-move',
  },
);

export const handle = { cache: 'public' } satisfies PageHandle;

export const loader = ({ context }: Route.LoaderArgs) => ({
  words: entryWords(context.get(pageContext).language),
});

/** Opened from another page, the card is whole at once. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [data] = await Promise.all([serverLoader(), ForgotForm.ready()]);
  return data;
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  noIndex(loaderData?.words['forgot.title'], matches);

export default function ForgotPasswordScreen({ loaderData: { words } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const next = search.has('next') ? returnPath(search.get('next')) : null;
  return (
    <EntryScreen
      words={words}
      title={words['forgot.title']}
      intro={words['forgot.intro']}
      below={<EntryWay to="/login">{words['forgot.back']}</EntryWay>}
    >
      <ForgotForm next={next} />
    </EntryScreen>
  );
}
