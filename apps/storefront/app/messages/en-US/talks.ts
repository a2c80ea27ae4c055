/** The words of the own conversations. */
export const talks = {
  'talks.empty': 'No questions yet',
  'talks.emptyHint': 'What you ask sellers and the prices you offer them are kept here.',
  'talks.you': 'You: {text}',
  'talks.new': 'New',
  'talks.more': 'Show more',
  'talks.accept': 'The seller accepts your offer.',
  'talks.decline': 'The seller does not accept this price.',
  'talks.counter': 'The seller asks another price.',
};

export type TalkWords = Record<keyof typeof talks, string>;
