import type { Route } from './+types/activate';
import { EntryScreen } from '../../layout/entry-card.tsx';
import { needsNoMove } from '@haat/web/platform/hydration/first-move.ts';
import { island } from '@haat/web/platform/hydration/island.tsx';
import { noIndex } from '@haat/web/platform/seo/no-index.ts';
import { pageContext } from '@haat/web/platform/api/page.ts';
import { screenWords } from '../../messages/words.ts';

const Activation = island(
  async () => (await import('../../features/account/login/activation.tsx')).Activation,
  {
    when: 'first-move',
  },
);

// Whether the link counts is asked before anybody moves.
if (!import.meta.env.SSR && location.pathname.includes('/activate/')) needsNoMove();

export function loader({ context }: Route.LoaderArgs) {
  const { language } = context.get(pageContext);
  return { words: { ...screenWords(language, 'credentials'), ...screenWords(language, 'signUp') } };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  noIndex(loaderData?.words['activate.title'], matches);

/** Where a mail's link leads. Opening it does nothing yet: that takes a press. */
export default function ActivateScreen({ loaderData: { words }, params }: Route.ComponentProps) {
  return (
    <EntryScreen words={words} title={words['activate.title']}>
      <Activation key={params.token} token={params.token} />
    </EntryScreen>
  );
}
