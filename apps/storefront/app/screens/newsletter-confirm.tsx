import type { Route } from './+types/newsletter-confirm';
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
  noIndex(loaderData?.words['newsletter.confirm.title'], matches);

/** Where the mail leads that somebody gets who wants the newsletter. Opening it does nothing yet: that takes a press. */
export default function NewsletterConfirmScreen({ loaderData: { words }, params }: Route.ComponentProps) {
  return (
    <MoreMessages words={words}>
      <EntryCard title={words['newsletter.confirm.title']}>
        <SubscriptionLink key={params.token} step="confirm" token={params.token} />
      </EntryCard>
    </MoreMessages>
  );
}
