import type { Route } from './+types/reset-password';
import { pageContext } from '@haat/web/platform/api/page.ts';
import { noIndex } from '@haat/web/platform/seo/no-index.ts';
import { AccountLinkScreen } from '../../layout/account-link-screen.tsx';
import { entryWords } from '../../messages/words.ts';

export const loader = ({ context }: Route.LoaderArgs) => ({
  words: entryWords(context.get(pageContext).language),
});

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  noIndex(loaderData?.words['reset.title'], matches);

/** For somebody who has forgotten their password. */
export default function ResetPasswordScreen({ loaderData: { words }, params }: Route.ComponentProps) {
  return <AccountLinkScreen words={words} step="reset" token={params.token} />;
}
