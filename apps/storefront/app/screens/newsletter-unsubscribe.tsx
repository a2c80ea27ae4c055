import type { Route } from './+types/newsletter-unsubscribe';
import { EntryCard } from '../layout/entry-card.tsx';
import { MoreMessages } from '@haat/web/platform/i18n/language.tsx';
import { island } from '@haat/web/platform/hydration/island.tsx';
import { noIndex } from '@haat/web/platform/seo/no-index.ts';
import { pageContext } from '@haat/web/platform/api/page.ts';
import { screenWords } from '../messages/words.ts';

const SubscriptionLink = island(
  async () => (await import('../features/newsletter/subscription-link.tsx')).SubscriptionLink,
  { when: 'first-move' },
);

export const loader = ({ context }: Route.LoaderArgs) => ({
  words: screenWords(context.get(pageContext).language, 'newsletter'),
});

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  noIndex(loaderData?.words['newsletter.leave.title'], matches);

/** Where each newsletter leads who wants no more of them. Opening it does nothing yet: that takes a press. */
export default function NewsletterUnsubscribeScreen({ loaderData: { words }, params }: Route.ComponentProps) {
  return (
    <MoreMessages words={words}>
      <EntryCard title={words['newsletter.leave.title']}>
        <SubscriptionLink key={params.token} step="leave" token={params.token} />
      </EntryCard>
    </MoreMessages>
  );
}
