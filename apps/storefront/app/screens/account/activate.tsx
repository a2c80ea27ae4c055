import type { Route } from './+types/activate';
import { pageContext } from '@haat/web/platform/api/page.ts';
import { noIndex } from '@haat/web/platform/seo/no-index.ts';
import { AccountLinkScreen } from '../../layout/account-link-screen.tsx';
import { entryWords } from '../../messages/words.ts';

export const loader = ({ context }: Route.LoaderArgs) => ({
  words: entryWords(context.get(pageContext).language),
});

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  noIndex(loaderData?.words['activate.title'], matches);

/** For somebody who has signed up. */
export default function ActivateScreen({ loaderData: { words }, params }: Route.ComponentProps) {
  return <AccountLinkScreen words={words} step="activate" token={params.token} />;
}
