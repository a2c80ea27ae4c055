/** Reviews of the seller's products, and replies to them. */
export const reviews = {
  'reviews.title': 'Reviews',
  'reviews.open': 'Without a reply',
  'reviews.all': 'All',
  'reviews.none': 'No reviews here',
  'reviews.noneHint': 'What shoppers say of your products appears here.',
  'reviews.more': 'Show more',
  'reviews.stars': '{n} of 5 stars',
  'reviews.verified': 'Verified purchase',
  'reviews.photo': 'Photo {n} of {name}',
  'reviews.reply': 'Your reply',
  'reviews.public': 'Everybody who looks at the product can read it.',
  'reviews.send': 'Reply',
  'reviews.sending': 'Sending …',
  'reviews.change': 'Change',
  'reviews.takeBack': 'Take back',
  'reviews.cancel': 'Cancel',
  'today.reviews': 'Reviews without a reply',
  'problem.review-changed': 'The shopper has changed this review meanwhile. Please read it again.',
};

export type ReviewWords = Record<keyof typeof reviews, string>;
