import type { Route } from './+types/newsletter-confirm';
import { pageContext } from '@haat/web/platform/api/page.ts';
import { noIndex } from '@haat/web/platform/seo/no-index.ts';
import { SubscriptionScreen } from '../layout/subscription-screen.tsx';
import { screenWords } from '../messages/words.ts';

export const loader = ({ context }: Route.LoaderArgs) => ({
  words: screenWords(context.get(pageContext).language, 'newsletter'),
});

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  noIndex(loaderData?.words['newsletter.confirm.title'], matches);

/** For somebody who wants the newsletter. */
export default function NewsletterConfirmScreen({ loaderData: { words }, params }: Route.ComponentProps) {
  return <SubscriptionScreen words={words} step="confirm" token={params.token} />;
}
