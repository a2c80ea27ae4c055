/** The words of the own conversations. */
export const talks = {
  'talks.empty': 'No questions yet',
  'talks.emptyHint': 'What you ask sellers and the prices you offer them are kept here.',
  'talks.you': 'You: {text}',
  'talks.new': 'New',
  'talks.more': 'Show more',
  'talks.pending': 'You offer {amount}.',
  'talks.countered': 'The seller asks {amount}.',
  'talks.accepted': 'Agreed: one piece for {amount}.',
  'talks.used': 'Ordered for {amount}.',
  'talks.declined': 'The seller did not accept {amount}.',
  'talks.withdrawn': 'You withdrew your offer of {amount}.',
  'talks.expired': 'This offer has expired.',
};

export type TalkWords = Record<keyof typeof talks, string>;
