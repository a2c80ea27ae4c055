import type { Route } from './+types/newsletter-unsubscribe';
import { pageContext } from '@haat/web/platform/api/page.ts';
import { noIndex } from '@haat/web/platform/seo/no-index.ts';
import { SubscriptionScreen } from '../layout/subscription-screen.tsx';
import { screenWords } from '../messages/words.ts';

export const loader = ({ context }: Route.LoaderArgs) => ({
  words: screenWords(context.get(pageContext).language, 'newsletter'),
});

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  noIndex(loaderData?.words['newsletter.leave.title'], matches);

/** For somebody who wants no more of it. */
export default function NewsletterUnsubscribeScreen({ loaderData: { words }, params }: Route.ComponentProps) {
  return <SubscriptionScreen words={words} step="leave" token={params.token} />;
}
