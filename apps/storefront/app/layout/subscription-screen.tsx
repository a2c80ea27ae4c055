import type { ComponentProps } from 'react';
import { island } from '@haat/web/platform/hydration/island.tsx';
import { EntryScreen } from './entry-card.tsx';
import type { screenWords } from '../messages/words.ts';

const SubscriptionLink = island(
  async () => (await import('../features/newsletter/subscription-link.tsx')).SubscriptionLink,
  { when: 'first-move' },
);

interface SubscriptionScreenProps extends ComponentProps<typeof SubscriptionLink> {
  words: ReturnType<typeof screenWords<'newsletter'>>;
}

/** Where a mail about the newsletter leads. Opening it does nothing yet: that takes a press. */
export const SubscriptionScreen = ({ words, step, token }: SubscriptionScreenProps) => (
  <EntryScreen words={words} title={words[`newsletter.${step}.title`]}>
    <SubscriptionLink key={token} step={step} token={token} />
  </EntryScreen>
);
